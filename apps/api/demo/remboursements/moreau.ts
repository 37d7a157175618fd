import { soin, type Visite } from './visite.ts'

/** Jeanne's long illness is paid whole; the specialist whom she saw on her own is not. */
export const visitesMoreau: Visite[] = [
  {
    ilYA: 66,
    cle: 'jeanne',
    professionnel: 'Dr Olivia Serre, cardiologue',
    situation: 'ald',
    soins: [soin('CAR', 'tarif')],
  },
  {
    ilYA: 71,
    cle: 'jeanne',
    professionnel: 'Dr Nils Aubry, dermatologue',
    situation: 'horsParcours',
    soins: [soin('CSO', 3700)],
  },
  {
    ilYA: 130,
    cle: 'jeanne',
    professionnel: 'Optique du Prado',
    isTiersPayant: true,
    soins: [{ code: 'OPTAP', depense: 21_000, monture: 3000 }],
  },
]
