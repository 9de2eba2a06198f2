/** Addresses, the keys of the database and the names of channels are made of it; unlike `randomUUID` it is there without https. */
export function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(14)), (byte) => letters[byte % 32]).join('');
}
