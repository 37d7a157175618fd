import {
  BLOC_BANDEAUX,
  BLOC_PAGES_STATIQUES,
  BLOC_POPUPS,
} from '@espace-adherent/contract/addresses'
import { BLOCS_INFORMATIONS } from '@espace-adherent/contract/contenu/affiches.ts'
import { textes } from './textes.ts'

const { genres: mots } = textes

/** What a content is, in plain words; its block is what the specification calls its place, and stays what it was. */
export const genres: Readonly<Record<string, { libelle: string; ou: (name: string) => string }>> = {
  [BLOC_PAGES_STATIQUES]: { libelle: mots.page, ou: (name) => `#/page/${name}` },
  [BLOC_BANDEAUX]: { libelle: mots.bandeau, ou: () => '#/page/mentions-legales' },
  // Opened over a page that every portal has.
  [BLOC_POPUPS]: { libelle: mots.fenetre, ou: () => '&popups#/page/mentions-legales' },
  ...Object.fromEntries(
    Object.entries(BLOCS_INFORMATIONS).map(([part, bloc]) => [
      bloc,
      {
        libelle: mots.informations[part as keyof typeof BLOCS_INFORMATIONS],
        ou: () => `#/${part}`,
      },
    ]),
  ),
  // Behind the help buttons of the form.
  Register_Help: { libelle: mots.aideInscription, ou: () => '#/register' },
  Register_Num_Secu_Popup: { libelle: mots.aideNumero, ou: () => '#/register' },
  Aide_Contact: { libelle: mots.aideContact, ou: () => '#/aide' },
}

export const libelleGenre = (bloc: string): string => genres[bloc]?.libelle ?? mots.autreNom(bloc)
