/** What the Assurance maladie keeps back: by day, by year, by age. */
export const retenues = `
  F165 | a box before the change                        | 2024-03-30 | PH65 | 100 % |  10,00 |  10,00 |   6,00 |  3,50 |  0,50
  F165 | a box since                                    | 2024-03-31 | PH65 | 100 % |  10,00 |  10,00 |   5,50 |  3,50 |  1,00
  F165 | ten boxes have no limit by day                 | 2026-03-10 | PH65 | 100 % | 100,00 | 100,00 |  55,00 | 35,00 | 10,00 | q=10
  F165 | the year’s limit of boxes, two euros before it | 2026-03-10 | PH65 | 100 % |  50,00 |  50,00 |  30,50 | 17,50 |  2,00 | q=5 franchise=48
  F165 | the year’s limit is reached                    | 2026-03-10 | PH65 | 100 % |  10,00 |  10,00 |   6,50 |  3,50 |  0,00 | franchise=50
  F165 | the limit of consultations is another          | 2026-03-10 | G    | 100 % |  30,00 |  30,00 |  19,00 |  9,00 |  2,00 | franchise=50
  F165 | the limit of consultations is reached          | 2026-03-10 | G    | 100 % |  30,00 |  30,00 |  21,00 |  9,00 |  0,00 | participation=50
  F165 | acts of a day before the change: two euros     | 2024-03-30 | AMK  | 100 % |  82,90 |  82,90 |  47,75 | 33,15 |  2,00 | q=5 jours=1
  F165 | acts of a day since: four euros                | 2024-03-31 | AMK  | 100 % |  82,90 |  82,90 |  45,75 | 33,15 |  4,00 | q=5 jours=1
  F165 | the day’s limit is reached by others           | 2026-03-10 | AMK  | 100 % |  17,90 |  17,90 |  10,74 |  7,16 |  0,00 | franchise=4 jour=4
  F165 | a transport before the change                  | 2024-03-30 | TRA  | 100 % |  60,00 |  60,00 |  31,00 | 27,00 |  2,00
  F165 | a transport since                              | 2024-03-31 | TRA  | 100 % |  60,00 |  60,00 |  29,00 | 27,00 |  4,00
  F165 | two transports of a day before the change      | 2024-03-30 | TRA  | 100 % | 180,00 | 180,00 |  95,00 | 81,00 |  4,00 | q=3
  F165 | consultations of a day, by one professional    | 2026-03-10 | RAD  | 100 % | 300,00 | 300,00 | 202,00 | 90,00 |  8,00 | q=5
  F165 | no more than what is paid is kept back         | 2026-03-10 | PH15 | 100 % |   4,00 |   4,00 |   0,00 |  3,40 |  0,60
  F165 | a dentist keeps nothing back                   | 2026-03-10 | CD   | 100 % |  23,00 |  23,00 |  13,80 |  9,20 |  0,00
  F165 | a midwife keeps nothing back                   | 2026-03-10 | SF   | 100 % |  26,50 |  26,50 |  18,55 |  7,95 |  0,00
  F165 | sessions are of different days: no limit        | 2026-03-10 | AMK  | 100 % | 107,40 | 107,40 |  58,44 | 42,96 |  6,00 | q=6
  F165 | the same, before the change                     | 2024-03-30 | AMK  | 100 % |  99,48 |  99,48 |  56,70 | 39,78 |  3,00 | q=6
  F165 | six on two days: three a day                    | 2026-03-10 | AMK  | 100 % | 107,40 | 107,40 |  58,44 | 42,96 |  6,00 | q=6 jours=2
  F165 | ten on two days: four euros a day               | 2026-03-10 | AMK  | 100 % | 179,00 | 179,00 |  99,40 | 71,60 |  8,00 | q=10 jours=2
  F165 | ten on two days, the first one used up          | 2026-03-10 | AMK  | 100 % | 179,00 | 179,00 | 103,40 | 71,60 |  4,00 | q=10 jours=2 franchise=4 jour=4
  F165 | sixty sessions: the year’s limit                | 2026-03-10 | AMK  | 100 % | 1074,00 | 1074,00 | 594,40 | 429,60 | 50,00 | q=60
  F165 | a speech therapist, ten sessions                | 2026-03-10 | AMO  | 100 % | 314,60 | 314,60 | 178,80 | 125,80 | 10,00 | q=10 coefficient=12,1
  F165 | six transports on three days                    | 2026-03-10 | TRA  | 100 % | 360,00 | 360,00 | 174,00 | 162,00 | 24,00 | q=6 jours=3
  F165 | sixteen analyses on two days, by one laboratory | 2026-03-10 | BIO  | 100 % | 160,00 | 160,00 |  80,00 | 64,00 | 16,00 | q=16 jours=2
`
