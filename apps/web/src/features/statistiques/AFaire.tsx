import type { ComptesFile } from '@espace-adherent/contract/demandes/gestion'
import { EmptyState, StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useCnilEnRetard } from '../violations/index.ts'
import type { LiensTableau } from './Tableau.tsx'
import css from './tableau.module.css'
import {
  useAccesFaible,
  useAlertesLecture,
  useApprobations,
  useEchecs,
  useGardes,
  useSansReponse,
} from './tableau.ts'
import { textes } from './textes.ts'

type AFaireProps = {
  comptes: ComptesFile | undefined
  sansReponse: number
  liens: LiensTableau
}
type Tache = { cle: string; nombre: number; tone: Tone; texte: string; href: string }

/** What somebody should look at; what is in order is not said. */
export function AFaire({ comptes, sansReponse, liens }: AFaireProps) {
  const echecs = useEchecs()
  const alertes = useAlertesLecture()
  const recherches = useSansReponse()
  const cnil = useCnilEnRetard()
  const isAccesFaible = useAccesFaible()
  const nonReprises = useGardes('non-reprise')
  const conflits = useGardes('conflit')
  const attendus = useApprobations()
  const { notifications, evolutions, violations, protections, compteId, accord } = attendus
  const toutes: Tache[] = [
    {
      cle: 'acces',
      nombre: isAccesFaible ? 1 : 0,
      tone: 'danger',
      texte: textes.taches.acces,
      href: liens.monAcces,
    },
    {
      cle: 'notifications',
      nombre: notifications,
      tone: 'warning',
      texte: textes.taches.notifications,
      href: liens.notifications,
    },
    {
      cle: 'evolutions',
      nombre: evolutions,
      tone: 'warning',
      texte: textes.taches.evolutions,
      href: liens.evolutions,
    },
    {
      cle: 'violations',
      nombre: liens.violations ? violations : 0,
      tone: 'warning',
      texte: textes.taches.violations,
      href: liens.violations ?? '',
    },
    {
      cle: 'imports',
      nombre: liens.imports ? attendus.imports : 0,
      tone: 'warning',
      texte: textes.taches.imports,
      href: liens.imports ?? '',
    },
    {
      cle: 'clesSysteme',
      nombre: liens.clesSysteme ? attendus.clesSysteme : 0,
      tone: 'danger',
      texte: textes.taches.clesSysteme,
      href: liens.clesSysteme ?? '',
    },
    {
      cle: 'protections',
      nombre: protections,
      tone: 'warning',
      texte: textes.taches.protections,
      href: liens.utilisateur(compteId ?? ''),
    },
    {
      cle: 'accords',
      nombre: attendus.accords,
      tone: 'danger',
      texte: textes.taches.accords,
      href:
        accord === null || accord.objet === 'compte'
          ? liens.utilisateur(accord?.cible ?? '')
          : accord.objet === 'clients'
            ? liens.client(accord.cible)
            : liens.role(accord.objet === 'droits' ? accord.cible : null),
    },
    {
      cle: 'retard',
      nombre: comptes?.horsDelai ?? 0,
      tone: 'danger',
      texte: textes.taches.horsDelai,
      href: liens.file({ retard: 'oui' }),
    },
    {
      cle: 'legal',
      nombre: comptes?.horsDelaiLegal ?? 0,
      tone: 'danger',
      texte: textes.taches.horsDelaiLegal,
      href: liens.file({ legal: 'oui' }),
    },
    {
      cle: 'prendre',
      nombre: comptes?.aPrendre ?? 0,
      tone: 'info',
      texte: textes.taches.aPrendre,
      href: liens.file({ chez: 'personne' }),
    },
    {
      cle: 'sans-reponse',
      nombre: sansReponse,
      tone: 'warning',
      texte: textes.taches.sansReponse,
      href: liens.file({ etat: 'en-pause' }),
    },
    {
      cle: 'non-reprises',
      nombre: nonReprises,
      tone: 'warning',
      texte: textes.taches.nonReprises,
      href: liens.gardes('non-reprise'),
    },
    {
      cle: 'conflits',
      nombre: conflits,
      tone: 'warning',
      texte: textes.taches.conflits,
      href: liens.gardes('conflit'),
    },
    {
      cle: 'alertes',
      nombre: liens.lecturesInhabituelles ? alertes : 0,
      tone: 'danger',
      texte: textes.taches.alertes,
      href: liens.lecturesInhabituelles ?? '',
    },
    {
      cle: 'cnil',
      nombre: liens.violations ? cnil : 0,
      tone: 'danger',
      texte: textes.taches.cnil,
      href: liens.violations ?? '',
    },
    {
      cle: 'faq',
      nombre: liens.faqATraiter ? recherches : 0,
      tone: 'info',
      texte: textes.taches.faq,
      href: liens.faqATraiter ?? '',
    },
    {
      cle: 'echecs',
      nombre: liens.exploitation ? echecs : 0,
      tone: 'danger',
      texte: textes.taches.echecs,
      href: liens.exploitation ?? '',
    },
  ]
  const taches = toutes.filter(({ nombre }) => nombre > 0)
  return (
    <Card title={textes.aFaire}>
      {taches.length === 0 ? (
        <EmptyState title={textes.rienAFaire}>{textes.rienAFaireTexte}</EmptyState>
      ) : (
        <ul className={css.taches}>
          {taches.map(({ cle, nombre, tone, texte, href }) => (
            <li key={cle}>
              <StateBadge tone={tone}>{nombre}</StateBadge>
              <a href={href}>{texte}</a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
