/** The geometry of the map, in units of MAP_SIZE. */

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export const MAP_SIZE = { width: 1000, height: 760 } as const;

/** Parses points such as '12,30 14,8'. */
const parsePoints = (text: string): readonly MapPoint[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: x ?? 0, y: y ?? 0 };
  });

export interface TerritoryDrawing {
  /** Clockwise. Two territories with common points share a land border there. */
  readonly outline: readonly MapPoint[];
  /** The position of the armies. */
  readonly token: MapPoint;
  /** The middle of the first line of the name; below the armies by default. */
  readonly label: MapPoint;
}

const createDrawing = (
  outline: string,
  [x, y]: readonly [number, number],
  label?: readonly [number, number],
): TerritoryDrawing => ({
  outline: parsePoints(outline),
  token: { x, y },
  label: label === undefined ? { x, y: y + 43 } : { x: label[0], y: label[1] },
});

/** By territory (RULES 1.1). */
// prettier-ignore
export const TERRITORY_DRAWINGS: readonly TerritoryDrawing[] = [
  // Humanities
  createDrawing('330,58 358,30 404,22 448,36 466,70 446,106 400,118 352,106', [398, 60]),
  createDrawing('92,128 128,100 182,92 226,112 240,150 234,174 246,196 220,202 190,220 150,210 110,216 78,208 68,168', [154, 142]),
  createDrawing('240,150 282,134 330,144 368,174 374,214 346,250 302,266 264,256 248,228 246,196 234,174', [308, 186]),
  createDrawing('190,220 216,250 224,290 208,322 178,340 130,332 94,338 64,332 48,294 54,248 78,208 110,216 150,210', [136, 256]),
  createDrawing('178,340 198,372 190,412 160,446 130,440 96,448 64,428 46,384 64,332 94,338 130,332', [122, 372]),
  // Economics, law and politics
  createDrawing('160,446 196,460 214,486 220,514 210,544 178,572 128,580 84,562 58,522 68,476 96,448 130,440', [138, 490]),
  createDrawing('338,590 364,630 358,682 322,716 270,728 220,716 192,676 196,624 226,588 262,594 300,584', [280, 640]),
  createDrawing('214,486 252,468 302,468 344,484 366,520 358,560 338,590 300,584 262,594 226,588 224,566 210,544 220,514', [288, 514]),
  // Medicine
  createDrawing('378,522 404,494 452,484 498,494 520,524 514,560 496,582 464,572 426,584 390,568', [450, 522]),
  createDrawing('544,600 542,572 558,544 586,530 616,530 642,544 672,548 694,578 686,620 644,648 594,654 544,654 552,626', [618, 574]),
  createDrawing('426,584 464,572 496,582 520,598 544,600 552,626 544,654 534,690 494,712 446,704 414,672 412,622', [480, 622]),
  createDrawing('574,710 596,680 650,668 710,676 734,708 716,742 650,754 594,746', [609, 711], [682, 708]),
  // Biology and pharmacy
  createDrawing('434,160 456,126 502,112 550,122 580,154 570,192 524,212 474,208 444,190', [507, 142]),
  createDrawing('486,250 482,280 492,312 486,340 452,360 420,352 384,360 360,332 364,286 396,254 444,240', [426, 290]),
  createDrawing('486,250 520,230 566,226 608,240 624,270 614,302 580,312 536,314 512,322 492,312 482,280', [554, 262]),
  createDrawing('614,302 634,312 654,306 664,328 660,352 650,384 612,404 566,402 530,380 520,344 536,314 580,312', [592, 336]),
  createDrawing('452,360 468,392 454,430 412,450 370,434 354,396 384,360 420,352', [412, 390]),
  // Engineering and architecture
  createDrawing('654,306 660,268 664,226 690,196 726,188 756,196 764,232 756,268 746,306 714,336 660,352 664,328', [710, 236]),
  createDrawing('756,196 768,160 804,138 846,146 872,182 872,222 850,256 820,262 786,272 756,268 764,232', [816, 180]),
  createDrawing('850,256 890,282 916,322 912,372 884,412 840,436 796,470 756,498 718,500 726,468 716,436 748,410 774,370 782,322 786,272 820,262', [842, 328]),
  createDrawing('616,530 596,500 602,466 632,444 676,436 716,436 726,468 718,500 702,530 672,548 642,544', [660, 476]),
  createDrawing('878,90 902,60 944,52 978,76 984,118 962,146 922,150 888,128', [930, 86]),
  // Sciences
  createDrawing('734,540 756,512 802,502 838,518 850,556 830,592 786,600 746,580', [792, 536]),
  createDrawing('884,530 908,502 950,498 980,520 986,558 974,592 940,586 916,594 896,590 880,562', [932, 535]),
  createDrawing('974,592 990,632 984,680 942,706 898,706 880,676 896,642 884,616 896,590 916,594 940,586', [940, 624]),
  createDrawing('896,642 880,676 898,706 880,732 836,742 788,730 760,694 770,656 806,634 854,632', [824, 668]),
];

/** By faculty: the middle of the first line of its name, and the maximum width. */
export const FACULTY_TITLES: readonly (MapPoint & { readonly room: number })[] = [
  { x: 150, y: 40, room: 240 },
  { x: 98, y: 634, room: 170 },
  { x: 464, y: 730, room: 240 },
  { x: 590, y: 32, room: 200 },
  { x: 790, y: 44, room: 170 },
  { x: 938, y: 728, room: 120 },
];
