const SOFT_HYPHEN = '\u00ad';
const VOWEL = 'аеєиіїоуюяыэё';
/** Shorter words find room anywhere. */
const LONG_WORD = /[а-яёєіїґ]{11,}/giu;
/** Between a vowel and a syllable that begins with one consonant, with two letters or more on either side. */
const SEAM = new RegExp(`(?<=..)(?<=[${VOWEL}])(?=[^${VOWEL}ьйъ][${VOWEL}].)`, 'giu');

/**
 * The words of a narrow card with places where the long ones may be divided. Browsers know how to divide words of some
 * languages only, and Russian and Ukrainian seldom are among them.
 */
export function hyphenated(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SEAM, SOFT_HYPHEN));
}
