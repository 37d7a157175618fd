import { ribPrestationsActe } from '@espace-adherent/contract'
import { maskIban } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { traite } from '../actes/index.ts'
import { annonce } from '../demandes/index.ts'
import * as mots from './mots.ts'
import { findCompte, saveCompte } from './rib.repository.ts'
import { textes } from './textes.ts'

/** The bank account that benefits are paid to. */
export const createRibPrestations = ({ sealer }: { sealer: Sealer }) =>
  traite({
    acte: ribPrestationsActe,
    avant: (tx, { contrat }) => findCompte(tx, contrat),
    apply: (tx, { contrat }, { titulaire, iban, bic }) =>
      saveCompte(tx, contrat, {
        titulaire,
        iban: sealer.seal(iban, sealed.contratIban(contrat)),
        ibanMasque: maskIban(iban),
        bic,
        codeModePaiement: 'VIR',
      }),
    resume: (avant, { titulaire, iban, bic }) => [
      { libelle: textes.titulaire, avant: avant.titulaire, apres: titulaire },
      { libelle: textes.iban, avant: avant.ibanMasque, apres: maskIban(iban) },
      { libelle: textes.bic, avant: avant.bic, apres: bic },
    ],
    annonces({ ibanMasque: ancien }, { iban }, { contrat: { nomOffre, numeroContrat: numero } }) {
      const valeurs = { nomOffre, numero, nouveau: maskIban(iban) }
      return {
        recue: annonce(mots.recue, valeurs),
        appliquee: annonce(mots.modifiee, { ...valeurs, ancien }),
      }
    },
  })
