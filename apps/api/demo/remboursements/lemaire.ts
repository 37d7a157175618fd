import { soin, type Visite } from './visite.ts'

const couronne: Visite = {
  ilYA: 95,
  cle: 'nora',
  professionnel: 'Cabinet dentaire Graslin',
  soins: [soin('HBLD734', 52_000)],
}

/** Nora's bill came twice, and was paid twice: the second time is asked back. */
export const visitesLemaire: Visite[] = [couronne, couronne]
