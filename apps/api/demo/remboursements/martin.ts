import { soin, type Visite } from './visite.ts'

const riviere = 'Dr Anne Rivière, généraliste'
const pharmacie = 'Pharmacie des Brotteaux'
const clinique = 'Clinique du Parc'
const dentiste = 'Cabinet dentaire Bellecour'
const costes = 'Marie Costes, ostéopathe'
const opticien = 'Optique Lumière'

/** What the Martin family remembers of its last eighteen months; the everyday visits come besides. */
export const visitesMartin: Visite[] = [
  { ilYA: 2, cle: 'lea', professionnel: riviere, soins: [soin('G', 'tarif')] },
  {
    ilYA: 2,
    cle: 'lea',
    professionnel: pharmacie,
    isTiersPayant: true,
    soins: [soin('PH65', 1860, 2), soin('PH30', 540)],
  },
  { ilYA: 12, cle: 'camille', professionnel: riviere, soins: [soin('G', 'tarif')] },
  {
    ilYA: 12,
    cle: 'camille',
    professionnel: pharmacie,
    isTiersPayant: true,
    soins: [soin('PH65', 1200)],
  },
  {
    ilYA: 18,
    cle: 'lea',
    professionnel: pharmacie,
    isTiersPayant: true,
    soins: [soin('PH65', 1200)],
  },
  {
    ilYA: 25,
    cle: 'julien',
    professionnel: dentiste,
    isTiersPayant: true,
    soins: [soin('HBLD680', 50_000)],
  },
  {
    ilYA: 32,
    cle: 'camille',
    professionnel: 'Dr Marc Lenoir, dermatologue',
    soins: [soin('CS', 7000)],
  },
  { ilYA: 37, cle: 'camille', professionnel: costes, soins: [soin('OST', 6000)] },
  {
    ilYA: 44,
    cle: 'julien',
    professionnel: clinique,
    isTiersPayant: true,
    soins: [soin('FJH', 6900, 3), soin('CHP', 14_000, 2), soin('ADC', 48_000)],
  },
  {
    ilYA: 46,
    cle: 'julien',
    professionnel: 'Ambulances Rhône Santé',
    isTiersPayant: true,
    soins: [soin('TRA', 5400)],
  },
  {
    ilYA: 58,
    cle: 'julien',
    professionnel: 'Yann Morel, kinésithérapeute',
    soins: [soin('AMK', 'tarif', 6)],
  },
  {
    ilYA: 75,
    cle: 'camille',
    professionnel: costes,
    motifRejet: 'la facture jointe n’est pas lisible',
    soins: [soin('OST', 6000)],
  },
  {
    ilYA: 96,
    cle: 'lea',
    professionnel: opticien,
    isTiersPayant: true,
    soins: [soin('OPTA', 9500)],
  },
  {
    ilYA: 121,
    cle: 'lea',
    professionnel: 'Dr Claire Fabre, orthodontiste',
    soins: [soin('TO90', 59_000)],
  },
  {
    ilYA: 150,
    cle: 'julien',
    professionnel: 'Audition Confluence',
    isTiersPayant: true,
    soins: [{ code: 'AUD1', depense: 95_000, oreille: 'droite' }],
  },
  { ilYA: 178, cle: 'camille', professionnel: costes, soins: [soin('OST', 6000)] },
  { ilYA: 204, cle: 'camille', professionnel: dentiste, soins: [soin('HBLD734', 65_000)] },
  {
    ilYA: 236,
    cle: 'camille',
    professionnel: 'Léo Garcin, psychologue',
    soins: [soin('PSY', 5000), soin('PSY', 5000)],
  },
  { ilYA: 262, cle: 'camille', professionnel: opticien, soins: [soin('LEN', 8900)] },
  {
    ilYA: 301,
    cle: 'camille',
    professionnel: opticien,
    isTiersPayant: true,
    soins: [soin('OPTB', 34_000)],
  },
  {
    ilYA: 330,
    cle: 'lea',
    professionnel: 'Dr Claire Fabre, orthodontiste',
    soins: [soin('TO90', 59_000)],
  },
]
