import type { ApercuMot, EssaiMot } from '@espace-adherent/contract'
import {
  exempleDe,
  isMotMail,
  type Mot,
  readContenu,
  renderMail,
  renderTextes,
  type ValeursCommunes,
} from '@espace-adherent/domain'
import type { Client } from '../../client.ts'
import { createMail, entourer, type Mail } from '../../messages/index.ts'
import { communesDe } from '../../portail/index.ts'

export type Essai = { fautes: ApercuMot['fautes']; mail: Mail | null; textes: ApercuMot['textes'] }

/** A wording as it would be read, whoever wrote it and before anybody else says it. */
export function essayer(
  client: Client,
  mot: Mot,
  { contenu, cas }: Pick<EssaiMot, 'contenu' | 'cas'>,
  { email, prenom }: { email: string; prenom: string },
): Essai {
  const { lu, fautes, isFidele } = readContenu(mot, contenu)
  if (!isFidele) return { fautes: { ...fautes }, mail: null, textes: {} }
  const mots = new Map([[mot.key, lu]])
  // Samples are made for the variables of this very word, which no type can know.
  const valeurs = { ...exempleDe(mot, cas), ...communesDe(client) } as never as ValeursCommunes
  if (!isMotMail(mot)) return { fautes: {}, mail: null, textes: renderTextes(mots, mot, valeurs) }
  return {
    fautes: {},
    mail: { to: email, prenom: cas === 'vide' ? null : prenom, ...renderMail(mots, mot, valeurs) },
    textes: {},
  }
}

/** The same, as the screen draws it. */
export function apercuDe(client: Client, { fautes, mail, textes }: Essai): Omit<ApercuMot, 'mot'> {
  if (!mail) return { fautes, textes, mail: null }
  const { corps, pied } = entourer(client, mail)
  const { clair, sombre } = client.charte
  const { text: texte } = createMail(client, mail)
  return {
    fautes,
    textes,
    mail: { sujet: mail.sujet, blocs: corps, pied, texte, couleurs: { clair, sombre } },
  }
}
