import { sansAccents } from '@espace-adherent/domain'

type Nomme = { prenom: string; nom: string }

const simple = (nom: string) =>
  sansAccents(nom)
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** The same name, however it is spelled: accents, capitals, hyphens and spaces apart. */
export const isMeme = (un: Nomme, autre: Nomme) =>
  simple(un.nom) === simple(autre.nom) && simple(un.prenom) === simple(autre.prenom)
