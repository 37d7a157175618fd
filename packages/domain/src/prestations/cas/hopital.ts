/** Acts of 120 € and more, stays, days, rooms. */
export const hopital = `
  F165   | a heavy act before April 2026          | 2026-03-31 | ADC | 100 %        |  271,70 |  271,70 |  247,70 |  24,00 |   0,00
  F165   | a heavy act since                      | 2026-04-01 | ADC | 100 %        |  271,70 |  271,70 |  239,70 |  32,00 |   0,00
  F165   | a heavy act above the base, 170 %      | 2026-05-10 | ADC | 170 %        |  600,00 |  271,70 |  239,70 | 222,19 | 138,11
  R871-2 | a heavy act without OPTAM, 150 %       | 2026-05-10 | ADN | 150 %        |  600,00 |  271,70 |  239,70 | 167,85 | 192,45
  F165   | a heavy act, long illness: no flat sum | 2026-05-10 | ADC | 100 %        |  271,70 |  271,70 |  271,70 |   0,00 |   0,00 | situation=ald
  F165   | a heavy act, invalidity: no flat sum   | 2026-05-10 | ADC | 100 %        |  271,70 |  271,70 |  271,70 |   0,00 |   0,00 | exoneration=invalidite
  F165   | a heavy act, C2S: no flat sum          | 2026-05-10 | ADC | 100 %        |  271,70 |  271,70 |  271,70 |   0,00 |   0,00 | exoneration=c2s
  F165   | a heavy act, maternity                 | 2026-05-10 | ADC | 100 %        |  271,70 |  271,70 |  271,70 |   0,00 |   0,00 | situation=maternite
  F200   | an anaesthetist under 120 €            | 2026-05-10 | ANE | 250 %        |  220,00 |   95,00 |   76,00 | 144,00 |   0,00
  F200   | the same in a stay with an operation   | 2026-05-10 | ANE | 250 %        |  220,00 |   95,00 |   95,00 | 125,00 |   0,00 | sejour
  F165   | an act of exactly 120 €                | 2026-05-10 | ADC | 100 %        |  120,00 |  120,00 |   88,00 |  32,00 |   0,00 | base=120
  F165   | an act of 119,99 €                     | 2026-05-10 | ADC | 100 %        |  119,99 |  119,99 |   95,99 |  24,00 |   0,00 | base=119,99
  F200   | a stay without an operation            | 2026-05-10 | SEJ | frais réels  | 1850,00 | 1850,00 | 1480,00 | 370,00 |   0,00
  F200   | a day in hospital before March 2026    | 2026-02-28 | FJH | frais réels  |   20,00 |       – |    0,00 |  20,00 |   0,00
  F200   | a day in hospital since                | 2026-03-01 | FJH | frais réels  |   23,00 |       – |    0,00 |  23,00 |   0,00
  F200   | a day in psychiatry                    | 2026-03-01 | FJP | frais réels  |   17,00 |       – |    0,00 |  17,00 |   0,00
  F165   | the emergency ward in 2025             | 2025-06-01 | FPU | frais réels  |   19,61 |       – |    0,00 |  19,61 |   0,00
  F165   | the emergency ward since March 2026    | 2026-03-01 | FPU | frais réels  |   23,00 |       – |    0,00 |  23,00 |   0,00
  F200   | a room of one’s own, 60 € a night      | 2026-05-10 | CHP | 60 € l’unité |  140,00 |       – |    0,00 | 120,00 |  20,00 | q=2
  F200   | a room of one’s own, not covered       | 2026-05-10 | CHP | rien         |  140,00 |       – |    0,00 |   0,00 | 140,00 | q=2
  F200   | a stay from its 31st day on            | 2026-05-10 | SEJ | frais réels  | 1000,00 | 1000,00 | 1000,00 |   0,00 |   0,00 | long
  F165   | the emergency ward, long illness       | 2026-03-01 | FPR | frais réels  |    9,96 |       – |    0,00 |   9,96 |   0,00
  F165   | a heavy act, a newborn child           | 2026-05-10 | ADC | 100 %        |  271,70 |  271,70 |  271,70 |   0,00 |   0,00 | naissance=2026-04-10
  F165   | a heavy act on the 31st day of life    | 2026-05-11 | ADC | 100 %        |  271,70 |  271,70 |  239,70 |  32,00 |   0,00 | naissance=2026-04-10
  F200   | a newborn child: the stay              | 2026-05-10 | SEJ | frais réels  | 1850,00 | 1850,00 | 1850,00 |   0,00 |   0,00 | naissance=2026-04-10
  F200   | Alsace-Moselle: a heavy act            | 2026-05-10 | ADC | 100 %        |  271,70 |  271,70 |  271,70 |   0,00 |   0,00 | alsace
  F200   | Alsace-Moselle: an anaesthetist        | 2026-05-10 | ANE | 100 %        |   95,00 |   95,00 |   95,00 |   0,00 |   0,00 | alsace
`
