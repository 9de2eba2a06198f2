import type { SeatView, SpaceView, Location, CardView, Resources } from '$lib/types/dice-city';
import type { CityTable } from './cityTable.svelte';
import type { Plan } from './offers';
import { placeOf } from './places';
import { RESOURCES } from './signs';

/** What things are called, for whoever listens. */
export class Names {
  readonly #city: CityTable;

  constructor(city: CityTable) {
    this.#city = city;
  }

  #text(key: string, args?: Record<string, string | number>): string {
    return this.#city.table.text(key, args);
  }

  city(seat: number): string {
    return this.#city.table.say({ key: 'city-of', args: { seat: { seat } } });
  }

  location(location: Location): string {
    return this.#city.word('location-name', location);
  }

  /** What a location does, in words. */
  does(location: Location): string {
    return this.#city.word('location-text', location);
  }

  resources(resources: Resources): string {
    const kinds = RESOURCES.filter((kind) => resources[kind] > 0);
    return kinds.map((kind) => this.#text('resource-amount', { resource: kind, amount: resources[kind] })).join(', ');
  }

  space(seat: SeatView, space: SpaceView, plans: readonly Plan[]): string {
    const { row, column } = placeOf(space.space);
    const die = space.die && this.#city.isUnspent(seat, space.die) ? this.#text('city-die-here', { die: this.#text('die-name', { die: space.die }) }) : '';
    const card = space.isCard ? this.#text('city-card-worth', { points: space.points, defence: space.defence ?? 0 }) : '';
    return [
      `${this.#text('row-name', { row })} ${column}: ${this.location(space.location)}`,
      space.deactivated ? this.#text('city-asleep') : '',
      die,
      card,
      this.does(space.location),
      ...this.ways(plans),
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** What can be done with a thing, each with what it brings. */
  ways(plans: readonly Plan[]): string[] {
    return plans.map((plan) => this.#text('city-way', { way: this.way(plan) }));
  }

  way(plan: Plan): string {
    const { table } = this.#city;
    const brings = [...plan.gains.words, ...plan.gains.notes].map((phrase) => table.say(phrase)).join(', ');
    return [table.sayPlan(plan), brings].filter(Boolean).join(': ');
  }

  /** What a small button does, in a sentence where its signs need one. */
  deed(plan: Plan): string {
    const [first] = plan.actions;
    const last = plan.actions.at(-1);
    if (last?.do === 'trade-for-resource') return this.#text('action-trade-for-resource', { resource: last.resource });
    if (last?.do === 'trade-for-strength' || last?.do === 'trade-for-reroll' || last?.do === 'pass' || last?.do === 'refresh') return this.#text(`action-${last.do}`);
    return first ? this.#city.table.sayPlan(plan) : '';
  }

  card(card: CardView, plans: readonly Plan[]): string {
    return [
      this.location(card.card),
      this.#text('city-costs', { cost: this.resources(card.cost) }),
      this.#text('type-name', { kind: card.kind }),
      card.points === null ? '' : this.#text('city-card-worth', { points: card.points, defence: card.defence }),
      this.does(card.card),
      ...this.ways(plans),
    ]
      .filter(Boolean)
      .join(', ');
  }
}
