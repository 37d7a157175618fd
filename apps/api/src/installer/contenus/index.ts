import { BLOC_PAGES_STATIQUES } from '@espace-adherent/contract'
import { de } from '@espace-adherent/domain'
import { accessibilite } from './accessibilite.ts'
import { aideContact, numeroAdherent, numeroSecuriteSociale } from './aide.ts'
import { cgu } from './cgu.ts'
import { cookies } from './cookies.ts'
import { donneesPersonnelles } from './donnees-personnelles.ts'
import { mentionsLegales } from './mentions-legales.ts'
import { aCompleter, type Organisme, type Texte } from './types.ts'

const cookiesDe = ({ nom }: Organisme) =>
  cookies({
    espace: `espace personnel ${de(nom)}`,
    question: `Le délégué à la protection des données vous répond : ${aCompleter('comment le joindre')}.`,
  })

const blocs: Record<string, Record<string, (organisme: Organisme) => Texte>> = {
  [BLOC_PAGES_STATIQUES]: {
    'mentions-legales': mentionsLegales,
    'donnees-personnelles': donneesPersonnelles,
    accessibilite,
    cookies: cookiesDe,
    cgu,
  },
  Aide_Contact: { 'aide-contact': aideContact },
  Register_Help: { 'numero-adherent': numeroAdherent },
  Register_Num_Secu_Popup: { 'numero-securite-sociale': numeroSecuriteSociale },
}

/** Every text that a screen of the portal reads or links to, for a client that has written none yet. */
export const contenusInitiaux = (organisme: Organisme) =>
  Object.entries(blocs).flatMap(([bloc, textes]) =>
    Object.entries(textes).map(([name, texte]) => ({ bloc, name, ...texte(organisme) })),
  )
