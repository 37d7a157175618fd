import { ribPrestationsActe } from '@espace-adherent/contract'
import { maskIban } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { type Appelant, traite } from '../actes/index.ts'
import { annonce } from '../demandes/index.ts'
import * as mots from './mots.ts'
import { findCompte, saveCompte } from './rib.repository.ts'
import { textes } from './textes.ts'

/** The act is about a contract, which the engine holds. */
function contratDe<Contrat>({ contrat }: Appelant<Contrat>): Contrat {
  if (!contrat) throw new Error('Bank details without a contract')
  return contrat
}

/** The bank account that benefits are paid to. */
export const createRibPrestations = ({ sealer }: { sealer: Sealer }) =>
  traite({
    acte: ribPrestationsActe,
    avant: (tx, appelant) => findCompte(tx, contratDe(appelant)),
    apply(tx, appelant, { titulaire, iban, bic }) {
      const contrat = contratDe(appelant)
      return saveCompte(tx, contrat, {
        titulaire,
        iban: sealer.seal(iban, sealed.contratIban(contrat)),
        ibanMasque: maskIban(iban),
        bic,
        codeModePaiement: 'VIR',
      })
    },
    resume: (avant, { titulaire, iban, bic }) => [
      { libelle: textes.titulaire, avant: avant.titulaire, apres: titulaire },
      { libelle: textes.iban, avant: avant.ibanMasque, apres: maskIban(iban) },
      { libelle: textes.bic, avant: avant.bic, apres: bic },
    ],
    annonces({ ibanMasque: ancien }, { iban }, appelant) {
      const { nomOffre, numero } = contratDe(appelant)
      const valeurs = { nomOffre, numero, nouveau: maskIban(iban) }
      return {
        recue: annonce(mots.recue, valeurs),
        appliquee: annonce(mots.modifiee, { ...valeurs, ancien }),
      }
    },
  })
