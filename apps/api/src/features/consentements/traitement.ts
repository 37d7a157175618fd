import { consentementActe } from '@espace-adherent/contract'
import { ligneChangee } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import { type AppelantPresume, dire, traite } from '../actes/index.ts'
import { findAnswers, insertAnswers } from './consentements.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** The sentence as the client words it today: it is what is agreed to. */
function sentenceOf({ client }: Pick<AppelantPresume, 'client'>, nomConsentement: string): string {
  const asked = client.config.consentements.find(({ nom }) => nom === nomConsentement)
  if (!asked) throw new AppError('NotFound')
  return asked.libelle
}

/** Each answer is a line, which says what was agreed to; the same one again adds nothing. */
export const consentementTraite = traite({
  acte: consentementActe,
  async avant(tx, appelant, { nomConsentement }) {
    const libelle = sentenceOf(appelant, nomConsentement)
    const answers = await findAnswers(tx, appelant.compteId)
    const last = answers.find(
      (answer) => answer.nomConsentement === nomConsentement && answer.libelle === libelle,
    )
    return { libelle, isAccepted: last?.isAccepted ?? null }
  },
  isDejaFait: (avant, { isAccepted }) => avant.isAccepted === isAccepted,
  apply: (tx, { compteId, now }, reponse, { libelle }) =>
    insertAnswers(tx, [{ compteId, ...reponse, libelle, le: now }]),
  resume: (avant, { isAccepted }) => [
    ligneChangee(avant.libelle, textes.reponse(avant.isAccepted), textes.reponse(isAccepted)),
  ],
  suite: (fait, { libelle: phrase }, { isAccepted: accepte }) =>
    dire(fait, mots, { phrase, accepte }, { vers: '/profil/preferences' }),
})
