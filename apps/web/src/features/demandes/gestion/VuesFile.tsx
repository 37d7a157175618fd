import {
  COMPTE_MAX,
  type ComptesFile,
  type VueFile,
} from '@espace-adherent/contract/demandes/gestion'
import { peutDonnerAvis } from '@espace-adherent/domain/medical'
import { IconBookmark, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { DEPART, type EtatVue, isVueGardee, lireVue, vueCourante, vuesToutes } from './etat.ts'
import { vuesQuery } from './queries.ts'
import { textes } from './textes.ts'
import css from './traitement.module.css'

type VuesFileProps = {
  vue: EtatVue
  comptes: ComptesFile | undefined
  lien: (vue: EtatVue) => string
}

const toutes = Object.entries(vuesToutes) as [keyof typeof vuesToutes, Partial<EtatVue>][]

/** The views that everybody has, then those that one keeps or is offered, with how much they hold. */
export function VuesFile({ vue, comptes, lien }: VuesFileProps) {
  const { roles } = useCurrentUser()
  // Only the medical service has something to read there.
  const vues = toutes.filter(([nom]) => nom !== 'aLire' || peutDonnerAvis(roles))
  const gardees = (useQuery(vuesQuery).data?.rows ?? []) as VueFile[]
  const gardee = gardees.find(({ parametres }) => isVueGardee(vue, parametres))
  const courante = gardee ? null : vueCourante(vue)
  return (
    <nav className={css.vues} aria-label={textes.vues}>
      <ul className={css.vuesListe}>
        {vues.map(([nom, etat]) => (
          <li key={nom}>
            <a
              className={css.vue}
              href={lien({ ...DEPART, acte: vue.acte, ...etat })}
              aria-current={nom === courante ? 'true' : undefined}
            >
              {textes.vue[nom]}
              {comptes && nom !== 'traitees' && (
                <Nombre
                  nombre={comptes[nom]}
                  isAlerte={['horsDelai', 'horsDelaiLegal'].includes(nom)}
                />
              )}
            </a>
          </li>
        ))}
        {gardees.map(({ id, nom, parametres, isMienne, auteur, nombre }) => {
          const Icone = isMienne ? IconBookmark : IconUsersGroup
          return (
            <li key={id}>
              <a
                className={css.vue}
                href={lien(lireVue(new URLSearchParams(parametres)))}
                aria-current={id === gardee?.id ? 'true' : undefined}
                title={isMienne ? undefined : textes.vueDe(auteur)}
              >
                <Icone size={18} stroke={1.75} aria-hidden="true" />
                {nom}
                {nombre !== null && <Nombre nombre={nombre} />}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const Nombre = ({ nombre, isAlerte = false }: { nombre: number; isAlerte?: boolean }) => (
  <span className={css.nombre} data-alerte={(isAlerte && nombre > 0) || undefined}>
    {textes.nombre(nombre, COMPTE_MAX)}
  </span>
)
