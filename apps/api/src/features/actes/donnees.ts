import { actes } from '@espace-adherent/contract'
import type { Sealer } from '../../platform/crypto/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { champs, definePartie, type Valeur } from '../partie.ts'
import { findBrouillons } from './brouillons.repository.ts'

export const createActesDonnees = ({ sealer }: { sealer: Sealer }) =>
  definePartie({
    cle: 'brouillons',
    titre: 'Brouillons',
    chapitre: 'demandes',
    tables: ['brouillon'],
    forme: 'tableau',
    champs: {
      libelle: 'Demande commencée',
      modifieLe: champs.instant('Modifié le'),
      saisie: champs.detail('Ce que vous avez saisi'),
    },
    lire: async ({ db, compteId }) =>
      (await findBrouillons(db, compteId)).map(({ acte, sujet, saisie, modifieLe }) => ({
        libelle: actes[acte].libelle,
        modifieLe,
        saisie: voiler(
          JSON.parse(sealer.unseal(saisie, sealed.brouillonSaisie(compteId, acte, sujet))),
        ),
      })),
  })

/** Half typed, an account number or a NIR cannot be masked as a whole one is: it is not told at all. */
const SECRETS = /iban|nir|numero|cle|telephone|mobile/i

function voiler(valeur: Valeur): Valeur {
  if (Array.isArray(valeur)) return valeur.map(voiler)
  if (typeof valeur !== 'object' || valeur === null || valeur instanceof Date) return valeur
  return Object.fromEntries(
    Object.entries(valeur).map(([champ, each]) => [
      champ,
      SECRETS.test(champ) && typeof each === 'string' && champ !== 'numeroContrat'
        ? '•••••'
        : voiler(each),
    ]),
  )
}
