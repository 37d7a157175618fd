import { IBAN, ribDe } from '../../../testing/ribs.ts'
import { CAMILLE, HUGO, JEANNE, SANTE, type Saisies } from '../../../testing/saisie.ts'

const IBANS = [IBAN, 'FR1420041010050500013M02606']
const mandat = (titulaire: string, numeroContrat: string, iban: string | undefined) => ({
  titulaire,
  iban,
  bic: 'AGRIFRPP882',
  rib: null,
  isMandatAccepte: true,
  numeroContrat,
})

export const saisies: Saisies<'rib'> = () => ({
  ribPrestationsActeGestion: {
    de: [JEANNE],
    saisie: (_, rang) => ribDe('20450005', { iban: IBANS[rang] }),
  },
  ribCotisationsActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => mandat('Camille Martin', SANTE, IBANS[rang]),
  },
  ribActeGestion: {
    de: [HUGO],
    saisie: (_, rang) => mandat('Hugo Roche', '20450003', IBANS[rang]),
  },
})
