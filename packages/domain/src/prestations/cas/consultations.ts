/** Doctors: bases by day, by age, by agreement. */
export const consultations = `
  F1069        | a general practitioner                        | 2023-10-31 | G   | 100 % | 25,00 | 25,00 | 16,50 |  7,50 |  1,00
  F1069        | a general practitioner                        | 2023-11-01 | G   | 100 % | 26,50 | 26,50 | 17,55 |  7,95 |  1,00
  F1069        | a general practitioner                        | 2024-05-14 | G   | 100 % | 26,50 | 26,50 | 17,55 |  7,95 |  1,00
  F1069        | a general practitioner                        | 2024-05-15 | G   | 100 % | 26,50 | 26,50 | 16,55 |  7,95 |  2,00
  F1069        | a general practitioner                        | 2024-12-21 | G   | 100 % | 26,50 | 26,50 | 16,55 |  7,95 |  2,00
  F1069        | a general practitioner                        | 2024-12-22 | G   | 100 % | 30,00 | 30,00 | 19,00 |  9,00 |  2,00
  F1069        | a general practitioner                        | 2026-11-16 | G   | 100 % | 30,00 | 30,00 | 19,00 |  9,00 |  2,00
  F1069        | a better contract pays no more than was asked | 2026-11-16 | G   | 130 % | 30,00 | 30,00 | 19,00 |  9,00 |  2,00
  F1069        | above the base                                | 2026-11-16 | G   | 130 % | 38,00 | 30,00 | 19,00 | 17,00 |  2,00
  F10874       | a child of five                               | 2023-11-01 | G   | 100 % | 31,50 | 31,50 | 22,05 |  9,45 |  0,00 | naissance=2019-06-01
  F10874       | a child of five                               | 2024-12-21 | G   | 100 % | 31,50 | 31,50 | 22,05 |  9,45 |  0,00 | naissance=2019-06-01
  F10874       | a child of five                               | 2024-12-22 | G   | 100 % | 35,00 | 35,00 | 24,50 | 10,50 |  0,00 | naissance=2019-06-01
  F10874       | on the sixth birthday                         | 2025-06-01 | G   | 100 % | 30,00 | 30,00 | 21,00 |  9,00 |  0,00 | naissance=2019-06-01
  F165         | seventeen: nothing is kept back               | 2026-03-10 | G   | 100 % | 30,00 | 30,00 | 21,00 |  9,00 |  0,00 | naissance=2008-03-11
  F165         | on the eighteenth birthday                    | 2026-03-11 | G   | 100 % | 30,00 | 30,00 | 19,00 |  9,00 |  2,00 | naissance=2008-03-11
  F1069        | without OPTAM                                 | 2026-03-10 | GNO | 100 % | 40,00 | 23,00 | 14,10 |  6,90 | 19,00
  R871-2       | without OPTAM, 110 %                          | 2026-03-10 | GNO | 110 % | 40,00 | 23,00 | 14,10 |  9,20 | 16,70
  F10874       | without OPTAM, a child of five                | 2026-03-10 | GNO | 100 % | 35,00 | 28,00 | 19,60 |  8,40 |  7,00 | naissance=2020-06-01
  msp-rillieux | a visit before the rise                       | 2024-12-21 | VG  | 100 % | 36,50 | 36,50 | 23,55 | 10,95 |  2,00
  msp-rillieux | a visit since                                 | 2024-12-22 | VG  | 100 % | 40,00 | 40,00 | 26,00 | 12,00 |  2,00
  F34696       | from a distance                               | 2024-06-03 | TLC | 100 % | 25,00 | 25,00 | 15,50 |  7,50 |  2,00
  F34696       | from a distance, unchanged                    | 2026-06-03 | TLC | 100 % | 25,00 | 25,00 | 15,50 |  7,50 |  2,00
  ameli        | a specialist, sent                            | 2023-11-01 | CSO | 100 % | 31,50 | 31,50 | 21,05 |  9,45 |  1,00
  ameli        | a specialist, sent, 150 %                     | 2026-03-10 | CSO | 150 % | 60,00 | 31,50 | 20,05 | 25,20 | 14,75
  ameli        | a specialist, sent, 220 %                     | 2026-03-10 | CSO | 220 % | 60,00 | 31,50 | 20,05 | 37,95 |  2,00
  F1069        | a specialist without OPTAM, 130 %             | 2026-03-10 | CS  | 130 % | 60,00 | 23,00 | 14,10 | 13,80 | 32,10
  F1069        | a specialist without OPTAM, 200 %             | 2026-03-10 | CS  | 200 % | 60,00 | 23,00 | 14,10 | 29,90 | 16,00
  F1069        | an opinion asked for                          | 2023-11-02 | APC | 100 % | 56,50 | 56,50 | 38,55 | 16,95 |  1,00
  F1069        | an opinion asked for, since                   | 2024-12-22 | APC | 100 % | 60,00 | 60,00 | 40,00 | 18,00 |  2,00
  csmf         | a psychiatrist                                | 2023-11-01 | CNP | 100 % | 51,70 | 51,70 | 35,19 | 15,51 |  1,00
  csmf         | a psychiatrist                                | 2024-12-22 | CNP | 100 % | 55,00 | 55,00 | 36,50 | 16,50 |  2,00
  csmf         | a psychiatrist                                | 2025-12-31 | CNP | 100 % | 55,00 | 55,00 | 36,50 | 16,50 |  2,00
  csmf         | a psychiatrist                                | 2026-01-01 | CNP | 100 % | 57,00 | 57,00 | 37,90 | 17,10 |  2,00
  csmf         | a gynaecologist                               | 2023-11-01 | GYN | 100 % | 33,50 | 33,50 | 22,45 | 10,05 |  1,00
  csmf         | a gynaecologist                               | 2024-12-22 | GYN | 100 % | 37,00 | 37,00 | 23,90 | 11,10 |  2,00
  csmf         | a gynaecologist                               | 2026-01-01 | GYN | 100 % | 40,00 | 40,00 | 26,00 | 12,00 |  2,00
  F1069        | a gynaecologist, not sent: it does not count  | 2026-03-10 | GYN | 150 % | 44,00 | 40,00 | 26,00 | 16,00 |  2,00 | situation=horsParcours
  F10874       | a paediatrician, one year old                 | 2025-03-10 | PED | 100 % | 39,00 | 39,00 | 27,30 | 11,70 |  0,00 | naissance=2024-01-05
  csmf         | a paediatrician, one year old, in 2026        | 2026-03-10 | PED | 100 % | 40,00 | 40,00 | 28,00 | 12,00 |  0,00 | naissance=2024-09-05
  F10874       | a paediatrician, four years old               | 2026-03-10 | PED | 100 % | 35,00 | 35,00 | 24,50 | 10,50 |  0,00 | naissance=2022-01-05
  F10874       | a paediatrician, ten years old                | 2026-03-10 | PED | 100 % | 31,50 | 31,50 | 22,05 |  9,45 |  0,00 | naissance=2016-01-05
  F1069        | a cardiologist                                | 2026-03-10 | CAR | 100 % | 52,50 | 52,50 | 34,75 | 15,75 |  2,00
  F1069        | a cardiologist above the base, 150 %          | 2026-03-10 | CAR | 150 % | 70,00 | 52,50 | 34,75 | 33,25 |  2,00
  F1069        | an X-ray                                      | 2026-03-10 | RAD | 100 % | 66,50 | 66,50 | 44,55 | 19,95 |  2,00
  F1069        | without OPTAM, no more than the others ask    | 2026-03-10 | GNO | 100 % | 30,00 | 30,00 | 19,00 |  9,00 |  2,00
  F1069        | without OPTAM, one cent more                  | 2026-03-10 | GNO | 100 % | 30,01 | 23,00 | 14,10 |  6,90 |  9,01
  F1069        | without OPTAM, the limit of 2024              | 2024-06-03 | GNO | 100 % | 26,50 | 26,50 | 16,55 |  7,95 |  2,00
  msp-rillieux | a visit without OPTAM                         | 2026-03-10 | VGN | 100 % | 50,00 | 33,00 | 21,10 |  9,90 | 19,00
  csmf         | a compulsory examination of a child           | 2026-03-10 | COE | 100 % | 60,00 | 60,00 | 60,00 |  0,00 |  0,00 | naissance=2025-12-01
  csmf         | the same in 2025                              | 2025-12-31 | COE | 100 % | 54,00 | 54,00 | 54,00 |  0,00 |  0,00 | naissance=2025-12-01
  F1069        | a psychiatrist without OPTAM, 200 %           | 2026-03-10 | CNN | 200 % | 90,00 | 42,50 | 27,75 | 55,25 |  7,00
  csmf         | a neurologist                                 | 2026-03-10 | NEU | 100 % | 57,00 | 57,00 | 37,90 | 17,10 |  2,00
  F1069        | a neurologist without OPTAM                   | 2026-03-10 | NEN | 100 % | 60,00 | 42,50 | 27,75 | 12,75 | 19,50
  F1069        | a gynaecologist without OPTAM, 200 %          | 2026-03-10 | GYX | 200 % | 80,00 | 23,00 | 14,10 | 29,90 | 36,00
  ameli        | an ophthalmologist, not sent: free access     | 2026-03-10 | OPH | 150 % | 50,00 | 31,50 | 20,05 | 25,20 |  4,75 | situation=horsParcours
  F1069        | an ophthalmologist without OPTAM              | 2026-03-10 | OPX | 130 % | 60,00 | 23,00 | 14,10 | 13,80 | 32,10
  F10874       | a paediatrician without OPTAM, one year old   | 2026-03-10 | PEX | 100 % | 50,00 | 34,50 | 24,15 | 10,35 | 15,50 | naissance=2024-09-05
  F10874       | a paediatrician without OPTAM, four years old | 2026-03-10 | PEX | 100 % | 50,00 | 23,00 | 16,10 |  6,90 | 27,00 | naissance=2022-01-05
  F1069        | a cardiologist without OPTAM                  | 2026-03-10 | CAX | 100 % | 60,00 | 47,73 | 31,41 | 14,32 | 14,27
  F34696       | a specialist from a distance                  | 2026-03-10 | TCS | 100 % | 30,00 | 30,00 | 19,00 |  9,00 |  2,00
  F34696       | a psychiatrist from a distance                | 2026-03-10 | TCP | 100 % | 50,20 | 50,20 | 33,14 | 15,06 |  2,00
  F34696       | a gynaecologist from a distance               | 2026-03-10 | TCG | 100 % | 32,00 | 32,00 | 20,40 |  9,60 |  2,00
  R871-2       | an ultrasound above its base, OPTAM, 150 %    | 2026-03-10 | RAD | 150 % | 80,00 | 66,50 | 44,55 | 33,45 |  2,00 | base=66,50
  R871-2       | the ticket modérateur alone: no dépassement   | 2026-03-10 | RAD | 100 % | 80,00 | 66,50 | 44,55 | 19,95 | 15,50 | base=66,50
  R871-2       | the same without OPTAM, 130 %                 | 2026-03-10 | RAX | 130 % | 99,00 | 66,50 | 44,55 | 39,90 | 14,55 | base=66,50
  F1069        | imaging, not sent                             | 2026-03-10 | RAD | 150 % | 80,00 | 66,50 | 17,95 | 19,95 | 42,10 | base=66,50 situation=horsParcours
  F1069        | an opinion of a psychiatrist                  | 2026-03-10 | APP | 100 % | 67,50 | 67,50 | 45,25 | 20,25 |  2,00
  whatsupdoc   | a geriatrician before 2026                    | 2025-12-31 | GER | 100 % | 37,00 | 37,00 | 23,90 | 11,10 |  2,00
  whatsupdoc   | a geriatrician since                          | 2026-01-01 | GER | 100 % | 42,00 | 42,00 | 27,40 | 12,60 |  2,00
  goldy        | a melanoma looked for, in 2024                | 2024-06-03 | DER | 100 % | 47,50 | 47,50 | 31,25 | 14,25 |  2,00
  AFP          | a melanoma looked for, in 2026                | 2026-03-10 | DER | 100 % | 60,00 | 60,00 | 40,00 | 18,00 |  2,00
  csmf         | a long consultation at eighty                 | 2026-03-10 | CLA | 100 % | 60,00 | 60,00 | 40,00 | 18,00 |  2,00 | naissance=1946-03-10
  csmf         | a long consultation the day before            | 2026-03-09 | CLA | 100 % | 60,00 |     – |  0,00 |  0,00 | 60,00 | naissance=1946-03-10
  csmf         | a long consultation before there was one      | 2025-12-31 | CLA | 100 % | 60,00 |     – |  0,00 |  0,00 | 60,00 | naissance=1940-03-10
  F1069        | a stomatologist, not sent: free access        | 2026-03-10 | STO | 100 % | 31,50 | 31,50 | 20,05 |  9,45 |  2,00 | situation=horsParcours
  F34696       | from a distance, without OPTAM                | 2026-03-10 | TLN | 100 % | 30,00 | 23,00 | 14,10 |  6,90 |  9,00
  F34696       | a specialist from a distance, without OPTAM   | 2026-03-10 | TSN | 100 % | 40,00 | 23,00 | 14,10 |  6,90 | 19,00
  F34696       | a psychiatrist from a distance, without OPTAM | 2026-03-10 | TPN | 100 % | 60,00 | 42,50 | 27,75 | 12,75 | 19,50
  F34696       | a gynaecologist from afar, without OPTAM      | 2026-03-10 | TGN | 100 % | 40,00 | 23,00 | 14,10 |  6,90 | 19,00
  whatsupdoc   | an endocrinologist before 2026                | 2025-12-31 | END | 100 % | 31,50 | 31,50 | 20,05 |  9,45 |  2,00
  whatsupdoc   | an endocrinologist since                      | 2026-01-01 | END | 100 % | 35,50 | 35,50 | 22,85 | 10,65 |  2,00
  whatsupdoc   | an endocrinologist above the base, 150 %      | 2026-03-10 | END | 150 % | 50,00 | 35,50 | 22,85 | 25,15 |  2,00
  F1069        | an endocrinologist, not sent                  | 2026-03-10 | END | 100 % | 35,50 | 26,50 |  5,95 |  7,95 | 21,60 | situation=horsParcours
  F1069        | an endocrinologist without OPTAM, 130 %       | 2026-03-10 | ENX | 130 % | 60,00 | 23,00 | 14,10 | 13,80 | 32,10
`
