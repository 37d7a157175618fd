/** Long illness, maternity, Alsace-Moselle, not sent by one’s doctor. */
export const situations = `
  F165           | a long illness: what is kept back still is     | 2026-03-10 | CSO  | 150 %       |   50,00 |   31,50 |   29,50 | 15,75 |  4,75 | situation=ald
  F165           | a long illness: medicines                      | 2026-03-10 | PH65 | 100 %       |   12,00 |   12,00 |   11,00 |  0,00 |  1,00 | situation=ald
  F164           | maternity: nothing is kept back                | 2026-03-10 | CSO  | 150 %       |   50,00 |   31,50 |   31,50 | 15,75 |  2,75 | situation=maternite
  F164           | maternity: medicines                           | 2026-03-10 | PH30 | 100 %       |   12,00 |   12,00 |   12,00 |  0,00 |  0,00 | situation=maternite
  F33956         | Alsace-Moselle: a specialist                   | 2026-03-10 | CSO  | 150 %       |   50,00 |   31,50 |   26,35 | 18,90 |  4,75 | alsace
  F33956         | Alsace-Moselle: a dentist                      | 2026-03-10 | CD   | 100 %       |   23,00 |   23,00 |   20,70 |  2,30 |  0,00 | alsace
  quotidien 2006 | Alsace-Moselle: medicines at 65 %              | 2026-03-10 | PH65 | 100 %       |   12,00 |   12,00 |    9,80 |  1,20 |  1,00 | alsace
  quotidien 2006 | Alsace-Moselle: medicines at 30 %              | 2026-03-10 | PH30 | 100 %       |   12,00 |   12,00 |    8,60 |  2,40 |  1,00 | alsace
  F200           | Alsace-Moselle: a stay                         | 2026-03-10 | SEJ  | frais réels | 1000,00 | 1000,00 | 1000,00 |  0,00 |  0,00 | alsace
  F200           | Alsace-Moselle: days in hospital               | 2026-03-10 | FJH  | frais réels |   69,00 |   69,00 |   69,00 |  0,00 |  0,00 | q=3 alsace
  F1069          | not sent, at sixteen                           | 2026-03-11 | G    | 100 %       |   30,00 |   30,00 |    9,00 |  9,00 | 12,00 | situation=horsParcours naissance=2010-03-11
  F1069          | not sent, at fifteen                           | 2026-03-10 | G    | 100 %       |   30,00 |   30,00 |   21,00 |  9,00 |  0,00 | situation=horsParcours naissance=2010-03-11
  F1069          | not sent: a specialist has another base        | 2026-03-10 | CSO  | 100 %       |   37,00 |   26,50 |    5,95 |  7,95 | 23,10 | situation=horsParcours
  csmf           | not sent: a psychiatrist in 2026               | 2026-03-10 | CNP  | 100 %       |   52,00 |   52,00 |   13,60 | 15,60 | 22,80 | situation=horsParcours
  F1069          | not sent, and ill for long: the illness counts | 2026-03-10 | G    | 100 %       |   30,00 |   30,00 |   28,00 |  0,00 |  2,00 | situation=ald
  csmf           | not sent: a psychiatrist in 2025               | 2025-03-10 | CNP  | 100 %       |   50,00 |   50,00 |   13,00 | 15,00 | 22,00 | situation=horsParcours
  F1069          | not sent: a psychiatrist, at twenty-five       | 2026-03-10 | CNP  | 100 %       |   57,00 |   57,00 |   37,90 | 17,10 |  2,00 | situation=horsParcours naissance=2000-03-11
  F1069          | not sent: a psychiatrist, on turning 26        | 2026-03-11 | CNP  | 100 %       |   57,00 |   52,00 |   13,60 | 15,60 | 27,80 | situation=horsParcours naissance=2000-03-11
  F1069          | not sent: a neurologist, at twenty-five        | 2026-03-10 | NEU  | 100 %       |   57,00 |   52,00 |   13,60 | 15,60 | 27,80 | situation=horsParcours naissance=2000-03-11
  F165           | invalidity: all of the base, less two euros    | 2026-03-10 | G    | 100 %       |   30,00 |   30,00 |   28,00 |  0,00 |  2,00 | exoneration=invalidite
  F165           | invalidity: a specialist above the base        | 2026-03-10 | CSO  | 150 %       |   50,00 |   31,50 |   29,50 | 15,75 |  4,75 | exoneration=invalidite
  F165           | invalidity, not sent: forty points less        | 2026-03-10 | G    | 100 %       |   30,00 |   30,00 |   16,00 |  0,00 | 14,00 | exoneration=invalidite situation=horsParcours
  F165           | C2S: nothing is kept back                      | 2026-03-10 | G    | 100 %       |   30,00 |   30,00 |   21,00 |  9,00 |  0,00 | exoneration=c2s
  F165           | C2S: nor on a box of medicines                 | 2026-03-10 | PH65 | 100 %       |   12,00 |   12,00 |    7,80 |  4,20 |  0,00 | exoneration=c2s
  F165           | AME: nothing is kept back                      | 2026-03-10 | CSO  | 150 %       |   50,00 |   31,50 |   22,05 | 25,20 |  2,75 | exoneration=ame
`
