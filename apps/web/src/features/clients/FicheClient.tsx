import type { FicheClient as Fiche } from '@espace-adherent/contract/clients/fiche.ts'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { BarreChangements } from '@espace-adherent/ui/barre/BarreChangements.tsx'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { EmptyState, Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { BackLink } from '@espace-adherent/ui/panes/Panes.tsx'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCtrlS } from '../../platform/palette/enregistrer.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AccordEnAttente } from '../accords/index.ts'
import { Presence } from '../gestion/index.ts'
import { Charte, nombreIllisibles } from './Charte.tsx'
import { usePermisClients } from './Clients.tsx'
import { ConflitClient } from './ConflitClient.tsx'
import { Consentements } from './Consentements.tsx'
import css from './clients.module.css'
import { Fonctionnalites } from './Fonctionnalites.tsx'
import { dire, Histoire } from './Histoire.tsx'
import { Identite } from './Identite.tsx'
import { Modes } from './Modes.tsx'
import { Ouverture } from './Ouverture.tsx'
import { clientQuery, logoUrl } from './queries.ts'
import { libelleChemin, textes } from './textes.ts'
import { textesOuverture } from './textes-ouverture.ts'
import { type Edition, useClient } from './useClient.ts'

const { onglets, barre } = textes

type LiensClients = { liste: string; fiche: (id: string, search: Record<string, string>) => string }
type Props = { id: string; onglet: string | null; liens: LiensClients }

/** One client: its settings by subject, saved together, live everywhere at once. */
export function FicheClient({ id, onglet, liens }: Props) {
  const query = useQuery(clientQuery(id))
  return (
    <>
      <BackLink href={liens.liste}>{textes.retour}</BackLink>
      <Lecture query={query} attente={['4rem', '3rem', '20rem']} isSeul>
        {(fiche) =>
          fiche === null ? (
            <EmptyState title={textes.introuvable} />
          ) : (
            <Reglages
              key={fiche.id}
              fiche={fiche}
              onglet={onglet ?? (fiche.isEnPreparation ? 'ouverture' : 'identite')}
              liens={liens}
            />
          )
        }
      </Lecture>
    </>
  )
}

function Reglages({ fiche, onglet, liens }: Omit<Props, 'id'> & { fiche: Fiche; onglet: string }) {
  const { canUpdate } = usePermisClients()
  const edition = useClient(fiche, canUpdate)
  const illisibles = nombreIllisibles(edition.saisie)
  const vue = { edition, canWrite: canUpdate }
  return (
    <>
      <div className={css.tete}>
        <img className={css.icone} src={logoUrl(fiche, 'icone')} alt="" />
        <ScreenTitle
          lead={`${fiche.id} · ${fiche.adresses[0] ?? ''} · ${textes.version(fiche.revision)}`}
        >
          {fiche.libelle}
        </ScreenTitle>
        {fiche.isEnPreparation && <StateBadge tone="warning">{textesOuverture.etat}</StateBadge>}
        {!fiche.isEnPreparation && (
          <ButtonLink
            href={fiche.url}
            target="_blank"
            rel="noopener"
            icon={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
          >
            {textes.ouvrir}
          </ButtonLink>
        )}
      </div>
      <Presence objet="clients" cible={fiche.id} />
      {!canUpdate && <p className="note">{textes.lectureSeule}</p>}
      {fiche.accord && (
        <AccordEnAttente accord={fiche.accord} libelleDe={libelleChemin} dire={dire} />
      )}
      {canUpdate && fiche.administrateurs < 2 && (
        <Notice tone="info" title={textes.seul.titre}>
          {textes.seul.texte}
        </Notice>
      )}
      {edition.conflits ? (
        <ConflitClient edition={edition} conflits={edition.conflits} />
      ) : (
        <>
          <Tabs
            label={onglets.legende}
            value={onglet}
            onChange={(cle) => navigate(liens.fiche(fiche.id, { onglet: cle }), { replace: true })}
            tabs={[
              ...(fiche.isEnPreparation
                ? [
                    {
                      key: 'ouverture',
                      titre: textesOuverture.onglet,
                      contenu: (
                        <Ouverture
                          fiche={fiche}
                          canWrite={canUpdate}
                          lien={(cle) => liens.fiche(fiche.id, { onglet: cle })}
                        />
                      ),
                    },
                  ]
                : []),
              { key: 'identite', titre: onglets.identite, contenu: <Identite {...vue} /> },
              {
                key: 'charte',
                titre: onglets.charte,
                nombre: illisibles > 0 ? illisibles : undefined,
                contenu: <Charte {...vue} />,
              },
              {
                key: 'fonctionnalites',
                titre: onglets.fonctionnalites,
                contenu: <Fonctionnalites {...vue} />,
              },
              { key: 'modes', titre: onglets.modes, contenu: <Modes {...vue} /> },
              {
                key: 'consentements',
                titre: onglets.consentements,
                contenu: <Consentements {...vue} />,
              },
              {
                key: 'historique',
                titre: onglets.historique,
                contenu: <Histoire fiche={fiche} canWrite={canUpdate} />,
              },
            ]}
          />
          {canUpdate && <Barre edition={edition} illisibles={illisibles} />}
        </>
      )}
    </>
  )
}

/** What is not saved yet, and why it cannot be; nothing to save, it only says what was. */
function Barre({ edition, illisibles }: { edition: Edition; illisibles: number }) {
  const { changes, enregistree, isBusy, echec, erreurs } = edition
  const isModifiee = changes.length > 0
  const dit = enregistree?.accord ? barre.enregistreEnPartie : barre.enregistre
  useCtrlS(isModifiee && illisibles === 0 && !isBusy, edition.save)
  return (
    <>
      {echec && (
        <Notice tone="danger" title={barre.echec} alert>
          <p>{echec}</p>
          <ul>
            {Object.entries(erreurs).map(([chemin, message]) => (
              <li key={chemin}>
                <strong>{libelleChemin(chemin)}</strong>&nbsp;: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="visually-hidden" role="status">
        {enregistree && !isModifiee ? dit : ''}
      </p>
      {isModifiee && (
        <BarreChangements
          etat={illisibles > 0 ? barre.paires(illisibles) : barre.changements(changes.length)}
          nom={barre.changements(changes.length)}
          isFaible={illisibles > 0}
          busy={isBusy}
          annuler={barre.annuler}
          enregistrer={barre.enregistrer}
          raccourci="Control+S"
          onAnnuler={edition.giveUp}
          onEnregistrer={edition.save}
        />
      )}
      {enregistree && !isModifiee && <p className="note">{dit}</p>}
    </>
  )
}
