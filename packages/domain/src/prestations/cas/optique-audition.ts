/** Two classes, limits, renewals. */
export const optiqueAudition = `
  F20314   | class A at its limit                             | 2026-03-10 | OPTA  | frais réels    |   95,00 |   28,50 |  17,10 |   77,90 |    0,00
  F20314   | class A at its limit                             | 2026-03-10 | OPTAM | frais réels    |  105,00 |   31,50 |  18,90 |   86,10 |    0,00
  F20314   | class A at its limit                             | 2026-03-10 | OPTAF | frais réels    |  115,00 |   34,50 |  20,70 |   94,30 |    0,00
  F20314   | class A at its limit                             | 2026-03-10 | OPTAP | frais réels    |  210,00 |   63,00 |  37,80 |  172,20 |    0,00
  F20314   | class A, the frame above its limit: not due      | 2026-03-10 | OPTA  | frais réels    |   95,00 |   28,50 |  17,10 |   62,90 |   15,00 | monture=45
  F20314   | class A, the lenses above theirs                 | 2026-03-10 | OPTA  | frais réels    |  100,00 |   28,50 |  17,10 |   67,90 |   15,00 | monture=20
  R871-2   | class B, 200 € the pair                          | 2026-03-10 | OPTB  | 200 € la paire |  339,00 |    0,15 |   0,09 |  199,91 |  139,00
  R871-2   | class B, a frame of exactly 100 €                | 2026-03-10 | OPTB  | 300 € la paire |  280,00 |    0,15 |   0,09 |  279,91 |    0,00 | monture=100
  R871-2   | class B, a frame of 120 €                        | 2026-03-10 | OPTB  | 300 € la paire |  280,00 |    0,15 |   0,09 |  259,91 |   20,00 | monture=120
  bienetre | class B, the ticket modérateur alone             | 2026-03-10 | OPTB  | 100 %          |  339,00 |    0,15 |   0,09 |    0,06 |  338,85
  generali | a second pair within two years                   | 2026-03-10 | OPTA  | frais réels    |   95,00 |       – |   0,00 |    0,00 |   95,00 | unites=1
  generali | sight has changed: before its time               | 2026-03-10 | OPTA  | frais réels    |   95,00 |   28,50 |  17,10 |   77,90 |    0,00 | unites=1 anticipe
  R871-2   | sight has changed: a pair of class B too         | 2026-03-10 | OPTB  | 200 € la paire |  180,00 |    0,15 |   0,09 |  179,91 |    0,00 | unites=1 anticipe
  generali | sight has changed within a year: too soon        | 2026-03-10 | OPTA  | frais réels    |   95,00 |       – |   0,00 |    0,00 |   95,00 | unites=1 motif=vue
  generali | sight has changed, a child: at once              | 2026-03-10 | OPTA  | frais réels    |   95,00 |   28,50 |  17,10 |   77,90 |    0,00 | unites=1 motif=vue naissance=2012-01-05
  generali | a frame that a child of six has outgrown         | 2026-03-10 | OPTA  | frais réels    |   95,00 |       – |   0,00 |    0,00 |   95,00 | unites=1 motif=monture naissance=2019-06-01
  tarifs K | an illness that changes sight: at once           | 2026-03-10 | OPTA  | frais réels    |   95,00 |   28,50 |  17,10 |   77,90 |    0,00 | unites=1 motif=maladie
  R871-2   | class B, simple lenses: 420 € at most            | 2026-03-10 | OPTB  | 500 € la paire |  600,00 |    0,15 |   0,09 |  419,91 |  180,00
  R871-2   | class B, one simple, one complex: 560 €          | 2026-03-10 | OPTBM | 900 € la paire |  900,00 |    0,15 |   0,09 |  559,91 |  340,00
  R871-2   | class B, complex lenses: 700 €                   | 2026-03-10 | OPTBC | 900 € la paire |  900,00 |    0,15 |   0,09 |  699,91 |  200,00
  R871-2   | class B, one simple, one very complex: 610 €     | 2026-03-10 | OPTBX | 900 € la paire |  900,00 |    0,15 |   0,09 |  609,91 |  290,00
  R871-2   | class B, one complex, one very complex: 750 €    | 2026-03-10 | OPTBY | 900 € la paire |  900,00 |    0,15 |   0,09 |  749,91 |  150,00
  R871-2   | class B, very complex lenses: 800 €              | 2026-03-10 | OPTBT | 900 € la paire |  900,00 |    0,15 |   0,09 |  799,91 |  100,00
  adp      | lenses for an indication, one eye                | 2026-03-10 | LER   | 150 € par an   |  120,00 |   39,48 |  23,69 |   96,31 |    0,00
  adp      | lenses for an indication, both eyes              | 2026-03-10 | LER   | 150 € par an   |  300,00 |   78,96 |  47,38 |  150,00 |  102,62 | q=2
  adp      | the year used up: the ticket modérateur is due   | 2026-03-10 | LER   | 150 € par an   |  120,00 |   39,48 |  23,69 |   15,79 |   80,52 | enveloppe=150
  adp      | the ticket modérateur alone                      | 2026-03-10 | LER   | 100 %          |  120,00 |   39,48 |  23,69 |   15,79 |   80,52
  adp      | a third eye within the year                      | 2026-03-10 | LER   | 100 %          |  120,00 |       – |   0,00 |    0,00 |  120,00 | unites=2
  contract | lenses, 150 € a year                             | 2026-03-10 | LEN   | 150 € par an   |  120,00 |       – |   0,00 |  120,00 |    0,00
  contract | lenses, the year used up                         | 2026-03-10 | LEN   | 150 € par an   |  120,00 |       – |   0,00 |    0,00 |  120,00 | enveloppe=150
  F34781   | class I                                          | 2026-03-10 | AUD1  | frais réels    |  950,00 |  400,00 | 240,00 |  710,00 |    0,00
  F34781   | class I, above the limit: not due                | 2026-03-10 | AUD1  | frais réels    | 1000,00 |  400,00 | 240,00 |  710,00 |   50,00
  F34781   | class I, both ears                               | 2026-03-10 | AUD1  | frais réels    | 1900,00 |  800,00 | 480,00 | 1420,00 |    0,00 | q=2
  F34781   | the day before twenty                            | 2026-03-10 | AUD1  | frais réels    | 1400,00 | 1400,00 | 840,00 |  560,00 |    0,00 | naissance=2006-03-11
  F34781   | on the twentieth birthday                        | 2026-03-11 | AUD1  | frais réels    |  950,00 |  400,00 | 240,00 |  710,00 |    0,00 | naissance=2006-03-11
  F34781   | deaf and blind, at sixty: as before twenty       | 2026-03-10 | AUD1  | frais réels    | 1400,00 | 1400,00 | 840,00 |  560,00 |    0,00 | aveugle naissance=1966-01-05
  F34781   | class II, 200 %                                  | 2026-03-10 | AUD2  | 200 %          | 1476,00 |  400,00 | 240,00 |  560,00 |  676,00
  F34781   | class II, the ticket modérateur alone            | 2026-03-10 | AUD2  | 100 %          | 1476,00 |  400,00 | 240,00 |  160,00 | 1076,00
  R871-2   | class II at nineteen, everybody together 1,700 € | 2026-03-10 | AUD2  | 300 %          | 2500,00 | 1400,00 | 840,00 |  860,00 |  800,00 | naissance=2006-06-01
  tarifs K | a third ear within four years                    | 2026-03-10 | AUD1  | frais réels    |  950,00 |       – |   0,00 |    0,00 |  950,00 | unites=2
  tarifs K | the right ear, which has its own four years      | 2026-03-10 | AUD1  | frais réels    |  950,00 |       – |   0,00 |    0,00 |  950,00 | unites=1 oreille=droite
  tarifs K | the left ear, none of whose is used              | 2026-03-10 | AUD1  | frais réels    |  950,00 |  400,00 | 240,00 |  710,00 |    0,00 | oreille=gauche
  tarifs K | both ears, one of them has its device            | 2026-03-10 | AUD1  | frais réels    | 1900,00 |  400,00 | 240,00 |  710,00 |  950,00 | q=2 unites=1 oreille=deux
`
