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
  R871-1         | not sent: what is added is paid by nobody       | 2026-03-10 | CSO  | 220 %       |   37,00 |   26,50 |    5,95 |  7,95 | 23,10 | situation=horsParcours
  R871-1         | not sent: whatever is added                     | 2026-03-10 | CSO  | 220 %       |   70,00 |   26,50 |    5,95 |  7,95 | 56,10 | situation=horsParcours
  R871-1         | not sent: at the base, nothing is added         | 2026-03-10 | CSO  | 220 %       |   26,50 |   26,50 |    5,95 |  7,95 | 12,60 | situation=horsParcours
  R871-1         | not sent, in 2023                               | 2023-12-01 | CSO  | 220 %       |   37,00 |   26,50 |    6,95 |  7,95 | 22,10 | situation=horsParcours
  R871-1         | sent: what is added is paid                     | 2026-03-10 | CSO  | 220 %       |   37,00 |   31,50 |   20,05 | 14,95 |  2,00
  R871-1         | not sent: a general practitioner                | 2026-03-10 | G    | 200 %       |   38,00 |   30,00 |    7,00 |  9,00 | 22,00 | situation=horsParcours
  R871-1         | not sent, at fifteen: what is added is paid     | 2026-03-10 | G    | 200 %       |   38,00 |   30,00 |   21,00 | 17,00 |  0,00 | situation=horsParcours naissance=2010-03-11
  R871-1         | not sent, fees as they like: eight euros left   | 2026-03-10 | CS   | 200 %       |   35,00 |   23,00 |    4,90 | 10,90 | 19,20 | situation=horsParcours
  R871-1         | not sent, fees as they like: under eight euros  | 2026-03-10 | CS   | 200 %       |   28,00 |   23,00 |    4,90 |  6,90 | 16,20 | situation=horsParcours
  R871-1         | not sent, fees as they like: the guarantee ends | 2026-03-10 | CS   | 200 %       |   70,00 |   23,00 |    4,90 | 29,90 | 35,20 | situation=horsParcours
  R871-1         | not sent: a psychiatrist who adds               | 2026-03-10 | CNP  | 220 %       |   60,00 |   52,00 |   13,60 | 15,60 | 30,80 | situation=horsParcours
  R871-1         | not sent, all costs promised                    | 2026-03-10 | CSO  | frais réels |   37,00 |   26,50 |    5,95 |  7,95 | 23,10 | situation=horsParcours
  quotidien 2006 | Alsace-Moselle: a session                       | 2026-03-10 | AMK  | 100 %       |   17,90 |   17,90 |   15,11 |  1,79 |  1,00 | alsace
  quotidien 2006 | Alsace-Moselle: a session in 2023               | 2023-06-01 | AMK  | 100 %       |   16,13 |   16,13 |   14,02 |  1,61 |  0,50 | alsace
  quotidien 2006 | Alsace-Moselle: an injection                    | 2026-03-10 | AMI  | 100 %       |   12,60 |   12,60 |   10,34 |  1,26 |  1,00 | coefficient=4 alsace
  quotidien 2006 | Alsace-Moselle: analyses                        | 2026-03-10 | BIO  | 100 %       |   40,00 |   40,00 |   34,00 |  4,00 |  2,00 | alsace
  quotidien 2006 | Alsace-Moselle: a midwife                       | 2026-03-10 | SF   | 100 %       |   26,50 |   26,50 |   23,85 |  2,65 |  0,00 | alsace
  quotidien 2006 | Alsace-Moselle: medical devices                 | 2026-03-10 | LPP  | 100 %       |   45,00 |   45,00 |   40,50 |  4,50 |  0,00 | alsace
  quotidien 2006 | Alsace-Moselle: glasses of class A              | 2026-03-10 | OPTA | frais réels |   95,00 |   28,50 |   25,65 | 69,35 |  0,00 | alsace
  quotidien 2006 | Alsace-Moselle: a hearing aid                   | 2026-03-10 | AUD1 | frais réels |  950,00 |  400,00 |  360,00 | 590,00 | 0,00 | alsace
  quotidien 2006 | Alsace-Moselle: imaging                         | 2026-03-10 | RAD  | 100 %       |   66,50 |   66,50 |   57,85 |  6,65 |  2,00 | alsace
  quotidien 2006 | Alsace-Moselle: a psychologist                  | 2026-03-10 | PSY  | 100 %       |   50,00 |   50,00 |   45,00 |  5,00 |  0,00 | alsace
  quotidien 2006 | Alsace-Moselle: a transport                     | 2026-03-10 | TRA  | 100 %       |   60,00 |   60,00 |   50,00 |  6,00 |  4,00 | alsace
  quotidien 2006 | Alsace-Moselle: an urgent transport, all of it  | 2026-03-10 | TRU  | 100 %       |  120,00 |  120,00 |  120,00 |  0,00 |  0,00 | alsace
  quotidien 2006 | Alsace-Moselle: medicines at 15 %               | 2026-03-10 | PH15 | 100 %       |   10,00 |   10,00 |    0,50 |  8,50 |  1,00 | alsace
  F751           | Alsace-Moselle: lodging of a cure, no more      | 2026-03-10 | CTH  | 100 %       |  400,00 |  150,01 |   97,51 | 52,50 | 249,99 | alsace
  tarifs K       | Alsace-Moselle: what no regime pays             | 2026-03-10 | OST  | 40 €, 4 fois |  60,00 |       – |    0,00 | 40,00 | 20,00 | alsace
  F1069          | Alsace-Moselle, not sent: fifty percent         | 2026-03-10 | G    | 200 %       |   30,00 |   30,00 |   13,00 |  3,00 | 14,00 | situation=horsParcours alsace
  F1069          | Alsace-Moselle, not sent: a specialist          | 2026-03-10 | CSO  | 220 %       |   37,00 |   26,50 |   11,25 |  2,65 | 23,10 | situation=horsParcours alsace
  F1069          | Alsace-Moselle, long consultation before 2026   | 2025-12-31 | CLA  | 100 %       |   60,00 |       – |    0,00 |  0,00 | 60,00 | alsace naissance=1940-01-01
`
