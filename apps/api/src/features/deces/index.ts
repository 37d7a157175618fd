import { decesActe, lignesDeces } from '@espace-adherent/contract'
import { dateAParis, lowerFirst } from '@espace-adherent/domain'
import { recordDeces } from '../../noyau/index.ts'
import { dire, repondu, traite } from '../actes/index.ts'
import type { Client } from '../client.ts'
import { dernierJourDe } from '../demandes/index.ts'
import { annonce } from '../nouvelles/index.ts'
import { defineSlice } from '../slice.ts'
import { findDefunts } from './deces.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Whom to turn to, and by when the papers are asked for: the same in every mail about it. */
const valeursDe = ({ config }: Client, envoyeeLe: Date) => ({
  contact: config.contact
    ? `${config.contact.telephone} (${lowerFirst(config.contact.horaires)})`
    : null,
  pieces: dernierJourDe(decesActe.key, 'pieces', { envoi: dateAParis(envoyeeLe) }),
})

/** A clerk reads it and confirms it: from then on nothing is written in that name. */
const decesTraite = traite({
  acte: decesActe,
  avant: (tx, { client }, data) => findDefunts(tx, client.code, data),
  // While it is being asked for, nobody is told whether that person is known here.
  verifie: ({ length }, _data, { demandeId }) => {
    const faute = length === 0 ? textes.inconnue : textes.plusieurs
    return { dateNaissance: demandeId === undefined || length === 1 ? null : faute }
  },
  isAExaminer: () => true,
  async apply(e, _appelant, { decesLe }, [defunt]) {
    if (defunt !== undefined) return recordDeces(e, defunt, decesLe)
  },
  resume: (_, data) => lignesDeces(data),
  suite: (fait, _avant, _data, { client, envoyeeLe }) =>
    // Its receipt tells of it, by the same mail.
    dire(repondu(fait), mots, valeursDe(client, envoyeeLe), {}, { isDite: true }),
  recuSansCompte: (client, envoyeeLe) => annonce(mots.recue, valeursDe(client, envoyeeLe)),
})

export const decesSlice = defineSlice({
  nom: 'deces',
  mots: mots.decesMots,
  actes: () => [decesTraite],
})
