import { type Droit, isMembre } from '@espace-adherent/domain/roles'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { IconShieldLock, IconUser } from '@tabler/icons-react'
import { useEffect } from 'react'
import { DemandeBeside, useNombreDemandes } from '../../features/demandes/gestion/index.ts'
import { AccountMenu } from '../../features/identity/AccountMenu.tsx'
import {
  GROUPES_DE_BARRE,
  Navigation,
  PagesDuGroupe,
} from '../../features/navigation/Navigation.tsx'
import { Plus } from '../../features/navigation/Plus.tsx'
import { OuvrirPalette } from '../../features/palette/OuvrirPalette.tsx'
import { Corps, Entete, Footer, useLiens } from '../../features/portail/index.ts'
import {
  Fiche,
  fermePersonne,
  ouvrePersonne,
  personneOuverte,
} from '../../features/utilisateurs/fiche/index.ts'
import { brouillons } from '../../platform/brouillons/brouillons.ts'
import { useStore } from '../../platform/browser/store.ts'
import { useCtrlSPartout } from '../../platform/palette/enregistrer.ts'
import { navigate, useHashLocation } from '../../platform/routing/hash-location.ts'
import { focusWithCare } from '../../platform/routing/late-focus.ts'
import type { ShellProps } from '../../platform/routing/route.ts'
import { useCurrentUser, useDroit } from '../../platform/session/current-user.ts'
import { vueOnglet } from '../../platform/session/vue.ts'
import { toasts } from '../../platform/toasts/index.ts'
import css from './admin.module.css'
import { FinDeSession } from './FinDeSession.tsx'
import { navigationDe } from './navigation.ts'
import { demande, demandes, monAcces } from './routes.ts'
import { lienTable } from './tables.ts'
import { textes } from './textes.ts'

export default function AdminShell({ children }: ShellProps) {
  useEffect(focusWithCare, [])
  useCtrlSPartout(() => {
    void brouillons.garder()
    const { ecritsGardes: title, ecritsGardesTexte: detail } = textes
    toasts.push({ type: 'success', title, detail })
  })
  useEffect(() => {
    if (vueOnglet.isQuittee()) toasts.push({ type: 'info', title: textes.vueQuittee })
  }, [])
  const { roles } = useCurrentUser()
  const peut = useDroit()
  const liens = useLiens()
  const { path } = useHashLocation()
  const groupes = navigationDe(peut)
  const ecrans = groupes.flatMap(({ entrees }) =>
    entrees.map(({ libelle, route }) => ({ libelle, href: route.link({}) })),
  )
  const nombres = { [demandes.path]: useNombreDemandes() }
  const personne = useStore(personneOuverte)
  // If one entry too many is left, it replaces the button.
  const hasSuite = groupes.length > GROUPES_DE_BARRE + 1
  return (
    <div className={css.cadre}>
      <Entete href={liens.admin()} className={css.entete} isRestant>
        <div className={css.pill}>
          <StateBadge tone="neutral">{textes.administration}</StateBadge>
        </div>
        <div className={css.palette}>
          <OuvrirPalette ecrans={ecrans} liens={liensPalette(peut)} onPersonne={ouvrePersonne} />
        </div>
        <AccountMenu
          items={[
            {
              label: textes.monAcces,
              icon: <IconShieldLock size={18} stroke={1.75} aria-hidden="true" />,
              onSelect: () => navigate(monAcces.link({})),
            },
            ...(isMembre(roles)
              ? [
                  {
                    label: textes.espaceAdherent,
                    icon: <IconUser size={18} stroke={1.75} aria-hidden="true" />,
                    onSelect: () => navigate(liens.accueil()),
                  },
                ]
              : []),
          ]}
        />
      </Entete>
      <Corps
        className={css.corps}
        cote={
          <Navigation
            {...{ groupes, path, nombres }}
            suite={hasSuite ? <Plus {...{ groupes, path, nombres }} /> : undefined}
          />
        }
      >
        <PagesDuGroupe {...{ groupes, path, nombres }} />
        {children}
      </Corps>
      {personne !== null && <Fiche key={personne} id={personne} liens={liensFiche(peut)} />}
      <Footer />
      <FinDeSession />
    </div>
  )
}

const liensFiche = (peut: (droit: Droit) => boolean) => ({
  demande: (id: string, onClose: () => void) => (
    <DemandeBeside id={id} lien={demande.link({ id })} onClose={onClose} onLeave={fermePersonne} />
  ),
  demandesDe: (q: string) => demandes.link({}, { q }),
  isCompte: peut({ domaine: 'utilisateurs', action: 'read' }),
})

/** Somebody who may read requests may search them from anywhere. */
const liensPalette = (peut: (droit: Droit) => boolean) =>
  peut({ domaine: 'demandes', action: 'read' })
    ? {
        demande: (id: string) => demande.link({ id }),
        contenu: (id: string) => lienTable('contenu', { fiche: id }),
        question: (id: string) => lienTable('faq', { fiche: id }),
      }
    : null
