import type { Location } from '$lib/types/dice-city';
import { disc, INK, Pen, star, type House, type Piece } from './pen';

export type Picture = Location | 'bandits-2' | 'bandits-3' | 'bandits-4' | 'ship';

const WOOD = '#6b451e';
const BEAM = '#b9803f';
const SKIN = '#f2cda4';
const STEEL = '#d6dae0';

function tree(pen: Pen, x: number, y: number, size: number, light: string, dark: string): void {
  pen.box('#8a5a2b', x - 1.6 * size, y - 6 * size, 3.2 * size, 7 * size);
  pen.cut(dark, [[x - 9 * size, y - 5 * size], [x + 9 * size, y - 5 * size], [x, y - 19 * size]]);
  pen.cut(light, [[x - 7 * size, y - 13 * size], [x + 7 * size, y - 13 * size], [x, y - 26 * size]]);
}

function logs(pen: Pen, places: readonly (readonly [number, number])[]): void {
  for (const [x, y] of places) pen.disc('#c98f4e', x, y, 4.6).disc('#e8c08b', x, y, 1.6, 0.8);
}

const PRINTED = {
  forest(pen) {
    pen.shadow(27);
    tree(pen, 14, 50, 1.25, '#5e9a3c', '#4b7f2e');
    tree(pen, 51, 50, 1.2, '#5e9a3c', '#4b7f2e');
    tree(pen, 32, 59, 1.95, '#7db343', '#659a31');
    pen.eyes(32, 42.2, 10.9, 1.8);
  },
  mountain(pen) {
    pen.shadow(27).cut('#8c929b', [[30, 54], [46, 16], [61, 54]]).cut('#fff', [[46, 16], [51, 28], [46, 26], [42, 29], [41, 27]]);
    pen.cut('#a9afb7', [[3, 58], [25, 8], [47, 58]]);
    pen.cut('#fff', [[25, 8], [32.5, 25], [28, 22], [25, 27], [21, 22], [17.6, 25]]).eyes(25, 41, 8, 2);
  },
  cave(pen) {
    pen.shadow(28).cut('#8b7a6b', [[4, 58], [8, 36], [18, 20], [34, 13], [50, 22], [58, 40], [61, 58]]);
    pen.cut('#a39281', [[18, 20], [34, 13], [50, 22], [40, 26], [30, 24]]);
    pen.cut('#2a2b31', [[17, 58], [19, 42], [31, 33], [43, 41], [46, 58]]).eyes(31, 47, 8, 2, { fill: '#ffe9a8' });
    pen.cut('#5c6b86', [[49, 58], [52, 50], [58, 52], [60, 58]]);
  },
  militia(pen) {
    pen.shadow(20).line('M51 60V8', 3, WOOD).cut('#c5cad1', [[51, 2], [47, 11], [55, 11]]);
    pen.shape('#c25b4c', 'M16 60C15 46 21 39 31 39S47 46 46 60Z').line('M17 54h28', 1.4).disc(SKIN, 31, 29, 12.5);
    pen.shape('#9a9fa8', 'M17.5 27C18 14 25 9 31 9S44 14 44.5 27Z').line('M31 9v18', 1.3).eyes(31, 31.5, 9);
  },
  'small-house'(pen) {
    const house: House = { x: 28, y: 58, left: 16, right: 20, height: 17 };
    pen.shadow(22).walls(house, '#d8b48a', '#f4ddbb').door(house, 0.3, 0.36, 11, '#7a4a2b').gable(house, 12, '#9a6bc4', '#d8b48a');
    pen.box('#b5563c', 42, 14, 5, 10);
  },
  traveller(pen) {
    pen.shadow(20).line('M49 60L45 18', 3, WOOD).shape('#4e8fcb', 'M14 60C13 44 21 37 30 37S46 46 44 60Z').disc(SKIN, 30, 29, 11).eyes(30, 31, 8);
    pen.shape(WOOD, 'M11 25C16 20 44 20 49 25C46 28 14 28 11 25Z').shape('#8a5a2b', 'M20 22C20 10 40 10 40 22Z');
    pen.disc('#f6c94c', 50, 17, 7).line('M46 22L52 12', 1);
  },
} satisfies Partial<Record<Location, (pen: Pen) => void>>;

const BASIC = {
  'lumber-mill'(pen) {
    const house: House = { x: 31, y: 56, left: 19, right: 21, height: 17 };
    pen.shadow(27).walls(house, '#9c6b3a', '#d9a566').gable(house, 12, '#6fa23a', '#9c6b3a');
    pen.shape(STEEL, star(17, 46, 13.4, 10.6, 12), 1.2).disc('#7a808a', 17, 46, 3, 1.2);
    logs(pen, [[50, 55], [59, 55], [54.5, 47.5]]);
  },
  quarry(pen) {
    pen.shadow(28).walls({ x: 30, y: 46, left: 20, right: 24, height: 16 }, '#7f868f', '#b9bfc6', { roof: '#d3d8dd', eyes: false });
    pen.walls({ x: 22, y: 58, left: 16, right: 16, height: 10 }, '#868d96', '#c3c9cf', { roof: '#dde1e5' });
    pen.walls({ x: 46, y: 58, left: 10, right: 12, height: 7 }, '#868d96', '#c3c9cf', { roof: '#dde1e5', eyes: false });
    pen.line('M24 32L48 8', 3.4, '#8a5a2b').shape('#5b6472', 'M36 3C44 3 52 9 55 19C50 13 44 9 36 8.5Z');
  },
  mine(pen) {
    pen.shadow(28).cut('#7e6a58', [[4, 58], [9, 34], [20, 18], [36, 12], [51, 22], [60, 58]]);
    pen.cut('#2a2b31', [[14, 58], [17, 33], [41, 33], [44, 58]]);
    pen.line('M15 58L18 32', 4.6, BEAM).line('M43 58L40 32', 4.6, BEAM).line('M13 32H45', 5.4, BEAM);
    pen.eyes(29, 41, 8, 1.9, { fill: '#ffe9a8' }).cut('#5c6b86', [[28, 52], [32, 44], [38, 46], [42, 42], [49, 47], [50, 52]]);
    pen.cut('#8d3b2b', [[26, 52], [52, 52], [49, 60], [29, 60]]).disc('#3a3d45', 33, 61, 2.8).disc('#3a3d45', 45, 61, 2.8);
  },
  'regular-army'(pen) {
    const house: House = { x: 31, y: 57, left: 20, right: 20, height: 20 };
    pen.shadow(27).walls(house, '#a9473b', '#e9b7a6').battlements('#a9473b', [11, 27], 20, 0.5).battlements('#e9b7a6', [31, 37], 20, -0.5);
    pen.line('M31 34V4', 2.6, WOOD).cut('#c8402f', [[31, 4], [50, 8], [45, 12], [50, 17], [31, 16]]);
    pen.shape('#f7c531', 'M10 36h14v8c0 6-4 9-7 10.5c-3-1.500-7-4.500-7-10.5Z').line('M17 36V54', 1.2);
  },
} satisfies Partial<Record<Location, (pen: Pen) => void>>;

const MILITARY = {
  barracks(pen) {
    const house: House = { x: 26, y: 58, left: 16, right: 30, height: 15 };
    pen.shadow(28).walls(house, '#8e3a30', '#e3a999').door(house, 0.3, 0.4, 11, '#54201a').gable(house, 11, '#9e251c', '#8e3a30');
    pen.line('M40 32V6', 2.4, WOOD).cut('#f7c531', [[40, 6], [57, 8], [57, 18], [40, 17]]).line('M44 12L53 13', 2.2);
  },
  blacksmith(pen) {
    const house: House = { x: 34, y: 50, left: 18, right: 22, height: 18 };
    pen.shadow(28).walls(house, '#6d5148', '#c79a8a', { eyes: false }).door(house, 0.25, 0.5, 13, '#f58a2b').gable(house, 11, '#5b6472', '#6d5148');
    pen.box('#8d3b2b', 44, 8, 6, 12).eyes(46, 36, 8, 1.8, { slope: -0.5 });
    pen.cut('#3a3d45', [[10, 48], [32, 48], [28, 53], [24, 53], [24, 57], [29, 61], [13, 61], [18, 57], [18, 53], [5, 51]]);
  },
  catapult(pen) {
    pen.shadow(28).line('M14 50L52 14', 5, '#8a5a2b').disc('#8c929b', 53, 13, 7.6).eyes(53, 13, 5.5, 1.5);
    pen.cut(BEAM, [[8, 52], [56, 52], [56, 46], [8, 46]]).cut('#9c6b3a', [[22, 46], [32, 24], [36, 24], [46, 46], [41, 46], [34, 31], [27, 46]]);
    for (const x of [16, 48]) pen.disc('#c98f4e', x, 55, 7).disc(WOOD, x, 55, 2.2, 1);
    pen.cut('#9e251c', [[6, 40], [20, 40], [19, 48], [7, 48]]);
  },
  'training-camp'(pen) {
    pen.shadow(27).line('M26 60V30', 4, WOOD).line('M12 36H40', 4, WOOD).shape('#e9d3a3', 'M17 58C15 46 17 38 26 38S37 46 35 58Z');
    pen.line('M19 48h14M20 53h12', 1.2).disc('#e9d3a3', 26, 24, 11).eyes(26, 24, 8, 1.9).shape('#9a9fa8', 'M14 21C14 9 20 6 26 6S38 9 38 21Z');
    pen.line('M52 60V26', 3, WOOD).disc('#fffdf8', 52, 30, 10).disc('#c8402f', 52, 30, 6.4, 1.2).disc('#f7c531', 52, 30, 2.6, 1);
  },
  'watch-tower'(pen) {
    const top: House = { x: 31, y: 30, left: 15, right: 16, height: 10 };
    pen.shadow(18).walls({ x: 31, y: 60, left: 11, right: 12, height: 30 }, '#8b5a3c', '#d7a883');
    pen.walls({ x: 31, y: 34, left: 15, right: 16, height: 8 }, '#7a4a2b', '#b98257', { roof: '#d7a883', eyes: false });
    pen.line('M18 22V14M31 28V17M45 22V14', 2.2).spire(top, 14, '#9e251c', '#c8402f').line('M31.500 5V0', 1.6).disc('#ffd84d', 38, 21.5, 3, 1.2);
  },
} satisfies Partial<Record<Location, (pen: Pen) => void>>;

const ECONOMIC = {
  bazaar(pen) {
    const roof = 'M3 36C12 32 25 20 32 8C39 20 52 32 61 36Z';
    pen.shadow(28).line('M8 58V34M56 58V34', 3, WOOD).box(BEAM, 7, 46, 50, 12).shape('#fff3d6', roof);
    pen.patch('#e2574c', 'M18 26C24 21 29 14 32 8C32 18 27 31 22 36H10C13 34 16 29 18 26ZM46 26C40 21 35 14 32 8C32 18 37 31 42 36H54C51 34 48 29 46 26Z');
    pen.line(roof).disc('#ffd84d', 32, 6, 3, 1.2);
    for (const [x, fill] of [[16, '#f07a2b'], [24, '#7db343'], [40, '#ffd84d'], [48, '#c8402f']] as const) pen.disc(fill, x, 44, 4.2, 1.2);
    pen.eyes(32, 52, 8, 1.8);
  },
  storehouse(pen) {
    const house: House = { x: 30, y: 57, left: 20, right: 22, height: 18 };
    pen.shadow(27).walls(house, '#b5482f', '#e08a5b').door(house, 0.25, 0.5, 14, '#7a2e1f').gable(house, 13, '#f2c94c', '#b5482f');
    pen.shape('#e9d3a3', 'M42 60C40 52 43 48 46 47L45 44h7l-1 3c4 2 6 6 4 13Z').line('M45 47.500h6.5', 1.3);
  },
  'market-place'(pen) {
    pen.shadow(28).walls({ x: 31, y: 60, left: 23, right: 25, height: 13 }, '#8a5a2b', '#d9a566', { roof: '#e9c48f' });
    pen.line('M8 46V22M31 58V32M56 45V20', 2.6, WOOD);
    for (const [x, y, fill] of [[18, 38, '#c8402f'], [24, 40, '#7db343'], [39, 39.5, '#f7c531'], [46, 36.5, '#f07a2b']] as const) pen.disc(fill, x, y, 3.6, 1.1);
    for (const [part, left, right] of [[0, '#f7c531', '#d9881c'], [1, '#fffdf8', '#fff3d6'], [2, '#f7c531', '#d9881c'], [3, '#fffdf8', '#fff3d6']] as const) {
      const [from, to] = [part / 4, (part + 1) / 4];
      const style = { wobble: 0, width: 1.3 };
      pen.cut(left, [[4 + 27 * from, 26 + 12 * from], [4 + 27 * to, 26 + 12 * to], [20 + 13 * to, 10 + 3 * to], [20 + 13 * from, 10 + 3 * from]], style);
      pen.cut(right, [[31 + 29 * from, 38 - 14 * from], [31 + 29 * to, 38 - 14 * to], [33 + 17 * to, 13 - 9 * to], [33 + 17 * from, 13 - 9 * from]], style);
    }
  },
  'merchant-guild'(pen) {
    const house: House = { x: 31, y: 59, left: 20, right: 22, height: 23 };
    pen.shadow(27).walls(house, '#c79a3a', '#f7e2a6').door(house, 0.3, 0.36, 13, WOOD).spire(house, 13, '#d9881c', '#f2b01e');
    pen.line('M32 18V10', 2).disc('#ffd84d', 32, 8.5, 5.6).line('M32 6V11', 1.7);
  },
  mint(pen) {
    const house: House = { x: 30, y: 56, left: 19, right: 21, height: 20 };
    pen.shadow(28).walls(house, '#a98a45', '#f2dfa8', { roof: '#d8bd74' }).door(house, 0.3, 0.36, 12, WOOD);
    pen.cut('#f2b01e', [[8, 29], [30, 40], [54, 28], [31, 8]]).disc('#ffd84d', 31, 27, 7.5).line('M31 23.500v7', 2);
    for (const y of [59, 55.500, 52]) pen.shape('#ffd84d', disc(53, y, 7, 3.2), 1.3);
  },
} satisfies Partial<Record<Location, (pen: Pen) => void>>;

const CULTURAL = {
  cathedral(pen) {
    const house: House = { x: 32, y: 59, left: 20, right: 18, height: 24 };
    pen.shadow(27).walls(house, '#a88cc8', '#e6daf2').gable(house, 13, '#6b3fa0', '#a88cc8').disc('#7fd0f0', 22, 40, 5, 1.3).line('M22 35v10M17 40h10', 1);
    for (const [x, y] of [[12, 49], [32, 59]] as const) {
      const tower: House = { x, y, left: 4.5, right: 4.5, height: 36 };
      pen.walls(tower, '#8f73b3', '#d8c8ea', { eyes: false }).spire(tower, 15, '#4e2c7a', '#6b3fa0', 1);
    }
  },
  'festival-hall'(pen) {
    const house: House = { x: 31, y: 59, left: 21, right: 22, height: 20 };
    pen.shadow(28).walls(house, '#b08ad2', '#f0e3fa').door(house, 0.28, 0.42, 14, '#4e2c7a').spire(house, 15, '#8e5fc0', '#b48ae0');
    pen.line('M31 14V2', 1.8).flag('#ee5c86', 31, 2, 11).line('M8 28.5Q19 38 31 39Q44 37 55 28', 1.2);
    const pennants = [[13, 33.5, '#f7c531'], [20, 37, '#45d0cb'], [27, 39.5, '#ee5c86'], [35.5, 39, '#f7c531'], [43, 36.5, '#45d0cb'], [50, 32.5, '#ee5c86']] as const;
    for (const [x, y, fill] of pennants) pen.cut(fill, [[x - 3, y - 1], [x + 3, y - 1], [x, y + 5]], { wobble: 0, width: 1 });
  },
  'grand-statue'(pen) {
    pen.shadow(20).walls({ x: 32, y: 60, left: 15, right: 15, height: 9 }, '#8d8597', '#cfc8da', { roof: '#e4deec', eyes: false });
    pen.walls({ x: 32, y: 49, left: 10, right: 10, height: 7 }, '#8d8597', '#cfc8da', { roof: '#e4deec', eyes: false });
    pen.shape('#b79ad9', 'M24 40C23 29 27 25 32 25S41 29 40 40Z').line('M37 30L46 15', 6.6).line('M37 30L46 15', 3.6, '#b79ad9');
    pen.disc('#cdb6e8', 32, 18, 7.4).eyes(32, 18.5, 5.6, 1.5);
    pen.cut('#f7c531', [[25, 12], [28, 15], [32, 9], [36, 15], [39, 12], [38, 8], [34.5, 5.5], [32, 3], [29.5, 5.5], [26, 8]], { wobble: 0.1, width: 1.3 });
    pen.shape('#f58a2b', 'M46 15C40 11 44 6 46.500 1C50 5 54 10 49.500 14.500C48.500 15.300 47 15.500 46 15Z', 1.3);
  },
  'great-wall'(pen) {
    pen.shadow(29).cut('#9a8fa8', [[2, 44], [34, 60], [34, 40], [2, 24]]).battlements('#9a8fa8', [2, 24], 30, 0.5);
    pen.walls({ x: 36, y: 60, left: 9, right: 22, height: 30 }, '#8d8299', '#d9cfe6', { roof: '#eae3f2' }).battlements('#d9cfe6', [36, 30], 22, -0.5, 6.5);
    pen.line('M10 36l6 3M18 46l6 3M22 38l6 3', 1.1);
  },
  manor(pen) {
    const wing: House = { x: 38, y: 52, left: 14, right: 20, height: 18 };
    const house: House = { x: 24, y: 59, left: 18, right: 16, height: 20 };
    pen.shadow(28).walls(wing, '#b99bd4', '#eadbf5', { eyes: false }).gable(wing, 11, '#5b3a8c', '#b99bd4').box('#b5563c', 49, 8, 5, 10);
    pen.walls(house, '#b99bd4', '#f3e9fa').door(house, 0.3, 0.36, 12, '#5b3a8c').gable(house, 14, '#6b3fa0', '#b99bd4');
    pen.disc('#7db343', 50, 57, 5.5).disc('#7db343', 58, 55, 4.6);
  },
} satisfies Partial<Record<Location, (pen: Pen) => void>>;

const CIVIC = {
  cemetery(pen) {
    pen.shadow(28).shape('#7db343', 'M2 58C10 46 24 43 34 44S58 48 62 58Z');
    pen.shape('#a9bccb', 'M20 54V28C20 18 26 14 32 14S44 18 44 28V54Z').line('M32 20v8M28.500 23.5h7', 2).eyes(32, 38, 9, 2);
    pen.shape('#8fa5b7', 'M46 57V42C46 37 49 35 52 35S58 37 58 42V57Z').shape('#8fa5b7', 'M6 57V44C6 39 9 37 12 37S18 39 18 44V57Z');
    pen.disc('#ee5c86', 25, 56, 2.6, 1).disc('#f7c531', 40, 57, 2.6, 1);
  },
  church(pen) {
    const house: House = { x: 30, y: 58, left: 14, right: 26, height: 15 };
    const tower: House = { x: 20, y: 52, left: 9, right: 9, height: 28 };
    pen.shadow(26).walls(house, '#a9c4da', '#e6f1fa').gable(house, 10, '#3e7fb8', '#a9c4da');
    pen.walls(tower, '#a9c4da', '#dceaf6', { eyes: false }).spire(tower, 18, '#2f6699', '#4e97d1', 1.5);
    pen.shape('#f7c531', 'M16 38c0-6 1-9 4-9s4 3 4 9l1.500 2h-11Z', 1.3);
  },
  stables(pen) {
    const house: House = { x: 29, y: 58, left: 20, right: 24, height: 17 };
    pen.shadow(28).walls(house, '#7fa6c6', '#cbe2f4', { eyes: false }).door(house, 0.22, 0.56, 13, '#3b5b78').gable(house, 12, '#b5713a', '#7fa6c6');
    pen.shape('#a8683a', 'M36 58C35 48 37 42 42 37L41 31L46 34C53 35 57 41 60 46C61 49 58 51 55 50L49 47C49 52 50 55 51 58Z');
    pen.line('M41 36C37 40 36 46 36 54', 3.4, '#5b3317').eyes(50, 41, 6, 1.7);
  },
  'town-hall'(pen) {
    const house: House = { x: 32, y: 59, left: 22, right: 22, height: 18 };
    const tower: House = { x: 32, y: 41, left: 9, right: 9, height: 22 };
    pen.shadow(28).walls(house, '#8fb4d4', '#ddedfa', { roof: '#c3dcf0' }).door(house, 0.35, 0.3, 12, '#2f6699');
    pen.walls(tower, '#8fb4d4', '#e6f1fa', { eyes: false }).spire(tower, 12, '#2f6699', '#4e97d1', 1.5);
    pen.disc('#fffdf8', 36.5, 27, 4, 1.3).line('M36.500 24.500V27L38.400 27.600', 1.1).line('M32 6V1', 1.6).flag('#f7c531', 32, 0);
  },
  well(pen) {
    pen.shadow(24).line('M14 46V20M50 46V20', 3.4, WOOD).line('M12 26H52', 2.4, BEAM).line('M32 26V36', 1.6);
    pen.cut('#b5713a', [[6, 24], [18, 6], [46, 6], [58, 24]]).line('M18 6L14 24M32 6V24M46 6L50 24', 1.1).cut('#8a5a2b', [[27, 34], [37, 34], [36, 42], [28, 42]]);
    pen.shape('#2f6699', disc(32, 43, 19, 5)).shape('#a9c4da', 'M13 43C13 47 22 49 32 49S51 47 51 43V55C51 59 42 62 32 62S13 59 13 55Z');
    pen.line('M20 48v5M44 48v5M15 54h8M41 54h8', 1.1).eyes(32, 54, 9, 2);
  },
} satisfies Partial<Record<Location, (pen: Pen) => void>>;

function bandit(coat: string, skin: string, finish: (pen: Pen) => void): (pen: Pen) => void {
  return (pen) => {
    pen.shape(coat, 'M6 64C5 48 16 42 32 42S59 48 58 64Z').disc(skin, 32, 29, 17);
    pen.shape('#2a2b31', 'M14.500 26C24 22 40 22 49.500 26L48 35C40 32 36 36 32 36S24 32 16 35Z');
    for (const x of [24.5, 39.5]) pen.patch('#fff', disc(x, 29.5, 3.2)).patch(INK, disc(x, 29.5, 1.7));
    finish(pen);
  };
}

const OTHERS = {
  'bandits-2': bandit('#4c5b3c', '#e9be93', (pen) => {
    pen.shape('#39463a', 'M13 25C13 9 22 4 32 4S51 9 51 25C44 20 20 20 13 25Z').line('M26 40q6 4 12 0');
  }),
  'bandits-3': bandit('#6a4a33', '#c98f62', (pen) => {
    pen.shape('#9e251c', 'M14 23C15 12 23 8 32 8S49 12 50 23C40 19 24 19 14 23Z').cut('#9e251c', [[49, 20], [60, 14], [57, 23], [62, 28], [49, 25]]);
    pen.line('M26 41.500q6-3.500 12 0').line('M42 37l4 6', 1.3);
  }),
  'bandits-4': bandit('#3c3f58', '#e9be93', (pen) => {
    pen.shape('#2a2b31', 'M4 22C14 14 50 14 60 22C52 27 12 27 4 22Z').shape('#2a2b31', 'M17 19C17 4 47 4 47 19Z');
    pen.shape('#c8402f', 'M44 17C50 12 54 4 60 0C62 8 56 16 47 19Z');
    pen.patch('#2a2b31', 'M32 39C28 36 22 38 20 42C25 43 30 43 32 41C34 43 39 43 44 42C42 38 36 36 32 39Z');
  }),
  ship(pen: Pen) {
    pen.shape('#9c6b3a', 'M4 44H60L52 58H13Z').line('M8 49H56', 1.2).line('M32 44V4', 3, WOOD);
    pen.shape('#fffdf8', 'M34 8C48 12 52 26 50 38H34Z').shape('#f7c531', 'M30 12C20 18 14 28 13 38H30Z').eyes(43, 29, 7, 1.8);
    pen.shape('#4e97d1', 'M0 58q5-4 10.500 0t10.500 0 10.500 0 10.500 0 10.500 0 10.500 0V64H0Z');
  },
};

const DRAWINGS: Record<Picture, (pen: Pen) => void> = { ...PRINTED, ...BASIC, ...MILITARY, ...ECONOMIC, ...CULTURAL, ...CIVIC, ...OTHERS };

const drawn = new Map<Picture, Piece[]>();

/** The pieces of a picture, the lowest first. */
export function pieces(picture: Picture): Piece[] {
  let found = drawn.get(picture);
  if (!found) {
    const pen = new Pen(picture);
    DRAWINGS[picture](pen);
    found = pen.pieces;
    drawn.set(picture, found);
  }
  return found;
}
