import type { ActesDe } from '@espace-adherent/contract'
import type { Inject } from '../../../testing/index.ts'
import { CAMILLE, type Outils, SANTE, type Saisies } from '../../../testing/saisie.ts'

/** The options that are held are given up one after the other, whatever has been asked of the others. */
async function retrait({ faits }: Outils['de'], acte: ActesDe<'options'>, call: Inject) {
  const [libre] = (await faits(call, acte, SANTE)).renforts
  return { numeroContrat: SANTE, codes: [libre.code], dateEffet: '2027-01-01' }
}

export const saisies: Saisies<'options'> = ({ de }) => ({
  optionAffiliationActeGestion: {
    de: [CAMILLE],
    // The advice and the sheet of the product.
    isDevis: true,
    async saisie(call) {
      const { renforts } = await de.faits(call, 'optionAffiliationActeGestion', SANTE)
      const [{ code, montantMensuel }] = renforts
      const conseil = await de.conseil(call, 'optionAffiliationActeGestion', SANTE)
      return { numeroContrat: SANTE, code, montantMensuel, dateEffet: '2026-12-01', ...conseil }
    },
  },
  optionRadiationActeGestion: {
    de: [CAMILLE],
    saisie: (call) => retrait(de, 'optionRadiationActeGestion', call),
  },
  radiationRenfortActeGestion: {
    de: [CAMILLE],
    saisie: (call) => retrait(de, 'radiationRenfortActeGestion', call),
  },
})
