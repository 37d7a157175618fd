/** Care, the three baskets, braces. */
export const dentaire = `
  arrêté 12/10/2023    | a dentist, the last day at 70 %          | 2023-10-14 | CD      | 100 %       |   23,00 |  23,00 |  16,10 |    6,90 |    0,00
  arrêté 12/10/2023    | a dentist, the first at 60 %             | 2023-10-15 | CD      | 100 %       |   23,00 |  23,00 |  13,80 |    9,20 |    0,00
  F33956               | scaling                                  | 2026-03-10 | HBJD001 | 100 %       |   28,92 |  28,92 |  17,35 |   11,57 |    0,00
  annexe IV            | 100 % Santé, at the limit of 2024        | 2024-12-31 | HBLD038 | frais réels |  290,00 | 120,00 |  72,00 |  218,00 |    0,00
  scdp                 | 100 % Santé, at the limit of 2025        | 2025-01-01 | HBLD038 | frais réels |  298,70 | 120,00 |  72,00 |  226,70 |    0,00
  annexe IV            | 100 % Santé, at the limit of 2024        | 2024-12-31 | HBLD634 | frais réels |  500,00 | 120,00 |  72,00 |  428,00 |    0,00
  scdp                 | 100 % Santé, at the limit of 2025        | 2025-01-01 | HBLD634 | frais réels |  515,00 | 120,00 |  72,00 |  443,00 |    0,00
  annexe IV            | 100 % Santé, at the limit of 2024        | 2024-12-31 | HBLD350 | frais réels |  440,00 | 120,00 |  72,00 |  368,00 |    0,00
  scdp                 | 100 % Santé, at the limit of 2025        | 2025-01-01 | HBLD350 | frais réels |  453,20 | 120,00 |  72,00 |  381,20 |    0,00
  scdp                 | 100 % Santé, above the limit: not due    | 2026-03-10 | HBLD634 | frais réels |  560,00 | 120,00 |  72,00 |  443,00 |   45,00
  scdp                 | 100 % Santé, under the limit             | 2026-03-10 | HBLD634 | frais réels |  400,00 | 120,00 |  72,00 |  328,00 |    0,00
  annexe IV            | maîtrisé, 200 %                          | 2024-06-03 | HBLD491 | 200 %       |  550,00 | 120,00 |  72,00 |  168,00 |  310,00
  scdp                 | maîtrisé, 300 %                          | 2025-06-03 | HBLD491 | 300 %       |  566,50 | 120,00 |  72,00 |  288,00 |  206,50
  scdp                 | maîtrisé, above the limit: not due       | 2025-06-03 | HBLD491 | 300 %       |  600,00 | 120,00 |  72,00 |  288,00 |  240,00
  scdp                 | maîtrisé, ceramic molar, 125 %           | 2025-06-03 | HBLD158 | 125 %       |  566,50 | 120,00 |  72,00 |   78,00 |  416,50
  scdp                 | zirconia molar, the last day as maîtrisé | 2025-12-31 | HBLD073 | 125 %       |  453,20 | 120,00 |  72,00 |   78,00 |  303,20
  scdp                 | zirconia molar, the first as 100 % Santé | 2026-01-01 | HBLD073 | frais réels |  453,20 | 120,00 |  72,00 |  381,20 |    0,00
  annexe IV            | free price, ceramic                      | 2026-03-10 | HBLD403 | 350 %       |  700,00 | 120,00 |  72,00 |  348,00 |  280,00
  annexe IV            | free price, precious, 125 %              | 2026-03-10 | HBLD318 | 125 %       |  700,00 | 120,00 |  72,00 |   78,00 |  550,00
  edp-dentaire         | provisional crown, 100 % Santé           | 2026-03-10 | HBLD724 | frais réels |   60,00 |  10,00 |   6,00 |   54,00 |    0,00
  edp-dentaire         | provisional crown, maîtrisé, 200 %       | 2026-03-10 | HBLD490 | 200 %       |   60,00 |  10,00 |   6,00 |   14,00 |   40,00
  annexe IV            | inlay-core, 100 % Santé, in 2025         | 2025-06-03 | HBLD090 | frais réels |  175,00 |  90,00 |  54,00 |  121,00 |    0,00
  union-dentaire       | inlay-core, 100 % Santé, in 2026         | 2026-03-10 | HBLD090 | frais réels |  175,00 |  70,00 |  42,00 |  133,00 |    0,00
  union-dentaire       | inlay-core, maîtrisé, 200 %              | 2026-03-10 | HBLD745 | 200 %       |  175,00 |  70,00 |  42,00 |   98,00 |   35,00
  union-dentaire       | inlay-core, free price, 350 %            | 2026-03-10 | HBLD245 | 350 %       |  300,00 |  70,00 |  42,00 |  203,00 |   55,00
  synergiedentaire     | bridge, 100 % Santé                      | 2025-06-03 | HBLD785 | frais réels | 1508,95 | 279,50 | 167,70 | 1341,25 |    0,00
  synergiedentaire     | bridge, maîtrisé, 200 %                  | 2025-06-03 | HBLD227 | 200 %       | 1684,05 | 279,50 | 167,70 |  391,30 | 1125,05
  synergiedentaire     | zirconia bridge, 100 % Santé since 2026  | 2026-03-10 | HBLD099 | frais réels | 1359,60 | 279,50 | 167,70 | 1191,90 |    0,00
  information-dentaire | a complete denture                       | 2025-06-03 | HBLD031 | frais réels | 1133,00 | 182,75 | 109,65 | 1023,35 |    0,00
  information-dentaire | two of them                              | 2025-06-03 | HBLD035 | frais réels | 2369,00 | 365,50 | 219,30 | 2149,70 |    0,00
  F33956               | braces, 125 %                            | 2026-03-10 | TO90    | 125 %       |  720,00 | 193,50 | 193,50 |   48,38 |  478,12 | naissance=2013-01-05
  F33956               | braces begun the day before sixteen      | 2026-03-10 | TO90    | 200 %       |  720,00 | 193,50 | 193,50 |  193,50 |  333,00 | naissance=2009-06-01 commence=2025-05-31
  F33956               | braces begun on the sixteenth birthday   | 2026-03-10 | TO90    | 200 %       |  720,00 |      – |   0,00 |    0,00 |  720,00 | naissance=2009-06-01 commence=2025-06-01
  F33956               | a cavity in 2024                         | 2024-12-31 | HBMD058 | 100 %       |   26,97 |  26,97 |  16,18 |   10,79 |    0,00
  F33956               | a cavity, over 26                        | 2026-03-10 | HBMD058 | 100 %       |   30,74 |  30,74 |  18,44 |   12,30 |    0,00
  F33956               | a cavity, up to 26                       | 2026-03-10 | HBMD058 | 100 %       |   39,61 |  39,61 |  23,77 |   15,84 |    0,00 | naissance=1999-03-11
  F33956               | a cavity, on turning 27                  | 2026-03-11 | HBMD058 | 100 %       |   30,74 |  30,74 |  18,44 |   12,30 |    0,00 | naissance=1999-03-11
  F33956               | a cavity on two faces                    | 2026-03-10 | HBMD050 | 100 %       |   52,00 |  52,00 |  31,20 |   20,80 |    0,00
  F33956               | a root canal of a front tooth            | 2026-03-10 | HBFD008 | 100 %       |   41,60 |  41,60 |  24,96 |   16,64 |    0,00
  F33956               | a tooth taken out                        | 2026-03-10 | HBGD036 | 100 %       |   39,00 |  39,00 |  23,40 |   15,60 |    0,00
  F33956               | teeth held in place, first year          | 2026-03-10 | TO75    | 100 %       |  250,00 | 161,25 | 161,25 |    0,00 |   88,75 | naissance=2012-01-05
  F33956               | teeth held in place, second year         | 2026-03-10 | TO50    | 100 %       |  200,00 | 107,50 |  64,50 |   43,00 |   92,50 | naissance=2012-01-05
  F33956               | braces at seventeen that were agreed to  | 2026-03-10 | TO90    | 200 %       |  720,00 | 193,50 | 193,50 |  193,50 |  333,00 | naissance=2008-06-01 accepte
  F33956 | orthodontics, a session of surveillance | 2026-03-10 | TO5 | 100 % | 10,75 | 10,75 | 6,45 | 4,30 | 0,00 | naissance=2014-01-05
  tarifs K             | an implant: the Assurance maladie pays nothing | 2026-03-10 | IMP | rien          | 1200,00 | – | 0,00 |   0,00 | 1200,00
  contract             | an implant, 300 € a year                 | 2026-03-10 | IMP     | 300 € par an  | 1200,00 | – | 0,00 | 300,00 |  900,00
  contract             | an implant, a part of them used          | 2026-03-10 | IMP     | 300 € par an  | 1200,00 | – | 0,00 | 200,00 | 1000,00 | enveloppe=100
  contract             | an implant in Alsace-Moselle: no more    | 2026-03-10 | IMP     | 300 € par an  | 1200,00 | – | 0,00 | 300,00 |  900,00 | alsace
`
