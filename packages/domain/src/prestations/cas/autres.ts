/** Paramedics, medicines, transport, psychologists. */
export const autres = `
  JO       | a session before 22/02/2024               | 2024-02-21 | AMK   | 100 %        | 16,13 | 16,13 |  9,18 |  6,45 |  0,50
  JO       | a session since                           | 2024-02-22 | AMK   | 100 %        | 16,58 | 16,58 |  9,45 |  6,63 |  0,50
  JO       | the last session of 2025                  | 2025-12-31 | AMK   | 100 %        | 16,58 | 16,58 |  8,95 |  6,63 |  1,00
  JO       | the first of 2026                         | 2026-01-01 | AMK   | 100 %        | 17,90 | 17,90 |  9,74 |  7,16 |  1,00
  NGAP     | an injection before November 2026         | 2026-11-05 | AMI   | 100 %        |  3,15 |  3,15 |  0,89 |  1,26 |  1,00
  NGAP     | an injection since                        | 2026-11-06 | AMI   | 100 %        |  3,35 |  3,35 |  1,01 |  1,34 |  1,00
  caducee  | a midwife                                 | 2024-02-22 | SF    | 100 %        | 26,50 | 26,50 | 18,55 |  7,95 |  0,00
  klesia   | a blood test                              | 2026-03-10 | BIO   | 100 %        | 28,60 | 28,60 | 15,16 | 11,44 |  2,00
  egora    | a transport, the last day at 65 %         | 2023-07-31 | TRA   | 100 %        | 60,00 | 60,00 | 37,00 | 21,00 |  2,00
  egora    | a transport, the first at 55 %            | 2023-08-01 | TRA   | 100 %        | 60,00 | 60,00 | 31,00 | 27,00 |  2,00
  F21760   | medicines at 100 %                        | 2026-03-10 | PH100 | 100 %        | 84,50 | 84,50 | 83,50 |  0,00 |  1,00
  F21760   | medicines at 30 %                         | 2026-03-10 | PH30  | 100 %        |  6,20 |  6,20 |  0,86 |  4,34 |  1,00
  F21760   | medicines at 15 %                         | 2026-03-10 | PH15  | 100 %        | 10,00 | 10,00 |  0,50 |  8,50 |  1,00
  tarifs K | medical devices                           | 2026-03-10 | LPP   | 100 %        | 45,00 | 45,00 | 27,00 | 18,00 |  0,00
  F34917   | a psychologist before the rise            | 2024-06-28 | PSY   | 100 %        | 30,00 | 30,00 | 18,00 | 12,00 |  0,00 | unites=1
  F34917   | the first session of a year, before it    | 2024-06-28 | PSY   | 100 %        | 40,00 | 40,00 | 24,00 | 16,00 |  0,00
  F34917   | the first two, before it                  | 2024-06-28 | PSY   | 100 %        | 70,00 | 70,00 | 42,00 | 28,00 |  0,00 | q=2
  F34917   | the first session since: no dearer        | 2024-06-29 | PSY   | 100 %        | 60,00 | 50,00 | 30,00 | 20,00 | 10,00
  F34917   | a psychologist since                      | 2024-06-29 | PSY   | 100 %        | 50,00 | 50,00 | 30,00 | 20,00 |  0,00
  F34917   | the eighth session of 2024                | 2024-10-10 | PSY   | 100 %        | 50,00 | 50,00 | 30,00 | 20,00 |  0,00 | unites=7
  F34917   | the ninth session of 2025                 | 2025-10-10 | PSY   | 100 %        | 50,00 | 50,00 | 30,00 | 20,00 |  0,00 | unites=8
  contract | osteopathy, 40 € four times               | 2026-03-10 | OST   | 40 €, 4 fois | 60,00 |     – |  0,00 | 40,00 | 20,00
  contract | osteopathy, the fourth session            | 2026-03-10 | OST   | 40 €, 4 fois | 60,00 |     – |  0,00 | 40,00 | 20,00 | unites=3
  contract | osteopathy, cheaper than what is promised | 2026-03-10 | OST   | 40 €, 4 fois | 35,00 |     – |  0,00 | 35,00 |  0,00
  klesia   | analyses, some in no base                 | 2026-03-10 | BIO   | 100 %        | 40,00 | 28,60 | 15,16 | 11,44 | 13,40 | base=28,60
  NGAP     | a dressing, AMI 4: one franchise          | 2026-10-10 | AMI   | 100 %        | 12,60 | 12,60 |  6,56 |  5,04 |  1,00 | coefficient=4
  NGAP     | AMI 4 since November 2026                 | 2026-11-06 | AMI   | 100 %        | 13,40 | 13,40 |  7,04 |  5,36 |  1,00 | coefficient=4
  fno      | a speech therapist, AMO 12,1              | 2026-03-10 | AMO   | 100 %        | 31,46 | 31,46 | 17,88 | 12,58 |  1,00 | coefficient=12,1
  fno      | the same in 2023, AMO at 2,50 €           | 2023-06-01 | AMO   | 100 %        | 30,25 | 30,25 | 17,65 | 12,10 |  0,50 | coefficient=12,1
  tarifs C | an orthoptist, the base of the bill       | 2026-03-10 | AMY   | 100 %        | 30,00 | 26,00 | 14,60 | 10,40 |  5,00 | base=26
  tarifs C | a chiropodist, at the base                | 2026-03-10 | AMP   | 100 %        | 30,00 | 30,00 | 17,00 | 12,00 |  1,00
  F751     | a cure, the doctor                        | 2026-03-10 | CTM   | 100 %        | 80,00 | 80,00 | 54,00 | 24,00 |  2,00
  F751     | a cure, the treatment                     | 2026-03-10 | CTF   | 100 %        | 520,00 | 520,00 | 338,00 | 182,00 | 0,00
  F751     | a cure that no contract completes         | 2026-03-10 | CTF   | rien         | 520,00 | 520,00 | 338,00 |  0,00 | 182,00
  F751     | a cure, lodging on a modest income        | 2026-03-10 | CTH   | 100 %        | 400,00 | 150,01 | 97,51 | 52,50 | 249,99
  F751     | a second cure in the year                 | 2026-09-10 | CTF   | 100 %        | 520,00 |     – |  0,00 |  0,00 | 520,00 | unites=1
  F751     | its doctor                                | 2026-09-10 | CTM   | 100 %        | 80,00 |     – |  0,00 |  0,00 | 80,00 | unites=1
  F751     | its lodging                               | 2026-09-10 | CTH   | 100 %        | 400,00 |     – |  0,00 |  0,00 | 400,00 | unites=1
  tarifs K | a second cure, for another illness        | 2026-09-10 | CTF   | 100 %        | 520,00 | 520,00 | 338,00 | 182,00 | 0,00 | unites=1 motif=affection
  JO       | a joint, before 28/05/2026                | 2026-05-27 | AMS   | 100 %        | 21,00 | 21,00 | 11,60 |  8,40 |  1,00
  JO       | a joint, since                            | 2026-05-28 | AMS   | 100 %        | 21,66 | 21,66 | 12,00 |  8,66 |  1,00
  F2951    | an urgent transport                       | 2026-03-10 | TRU   | 100 %        | 120,00 | 120,00 | 120,00 | 0,00 | 0,00
  tarifs K | medical devices above their tariff        | 2026-03-10 | LPP   | 100 %        | 60,00 | 45,00 | 27,00 | 18,00 | 15,00 | base=45
  F34917   | a psychologist who asks for more          | 2026-03-10 | PSY   | 100 %        | 60,00 | 50,00 | 30,00 | 20,00 | 10,00
  F34917   | two sessions, one of them the thirteenth  | 2026-03-10 | PSY   | 100 %        | 100,00 | 50,00 | 30,00 | 20,00 | 50,00 | q=2 unites=11
  caducee  | an act of a midwife, SF 12                | 2025-01-01 | SFA   | 100 %        | 38,40 | 38,40 | 26,88 | 11,52 |  0,00 | coefficient=12
  caducee  | SF 12,5: the letter, then the cent        | 2026-03-10 | SFA   | 100 %        | 40,00 | 40,00 | 28,00 | 12,00 |  0,00 | coefficient=12,5
  F164     | SF 12 in the seventh month                | 2026-03-10 | SFA   | 100 %        | 38,40 | 38,40 | 38,40 |  0,00 |  0,00 | coefficient=12 situation=maternite
  tarifs C | the letter before 2025: its price         | 2024-12-31 | SFA   | 100 %        | 33,60 | 33,60 | 23,52 | 10,08 |  0,00 | coefficient=12
  sante-pratique | a pharmacist's fee, no franchise    | 2026-03-10 | HD65  | 100 %        |  1,02 |  1,02 |  0,66 |  0,36 |  0,00
  sante-pratique | three fees, each rounded            | 2026-03-10 | HD65  | 100 %        |  3,06 |  3,06 |  1,98 |  1,08 |  0,00 | q=3
  sante-pratique | a fee at 30 %                       | 2026-03-10 | HD30  | 100 %        |  1,02 |  1,02 |  0,31 |  0,71 |  0,00
  sante-pratique | a fee at 15 %                       | 2026-03-10 | HD15  | 100 %        |  1,02 |  1,02 |  0,15 |  0,87 |  0,00
  sante-pratique | a fee at 15 % that nobody completes | 2026-03-10 | HD15  | rien         |  1,02 |  1,02 |  0,15 |  0,00 |  0,87
  sante-pratique | a fee at 100 %                      | 2026-03-10 | HD100 | 100 %        |  1,02 |  1,02 |  1,02 |  0,00 |  0,00
  sante-pratique | a fee in Alsace-Moselle             | 2026-03-10 | HD65  | 100 %        |  1,02 |  1,02 |  0,92 |  0,10 |  0,00 | alsace
`
