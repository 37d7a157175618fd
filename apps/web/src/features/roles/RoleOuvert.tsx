import type { LigneDroits } from '@espace-adherent/contract/roles'
import { formatDate } from '@espace-adherent/domain/calendrier'
import {
  type Action,
  type DomaineBackOffice,
  domainesBackOffice,
  isRolePropre,
  libellesAction,
  libellesPortee,
  nomRole,
  type Portee,
  portees,
  type Reglage,
} from '@espace-adherent/domain/roles'
import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { ActionMenu } from '@espace-adherent/ui/menus/ActionMenu.tsx'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useCurrentUser, useDroit } from '../../platform/session/current-user.ts'
import { AccordEnAttente } from '../accords/index.ts'
import { HistoireElement } from '../historique/index.ts'
import css from './droits.module.css'
import type { Edition } from './Edition.tsx'
import { reglageDeLigne } from './effets.ts'
import { RenommerRole, useSupprimer } from './FicheRole.tsx'
import { Matrice } from './Matrice.tsx'
import { textes } from './textes.ts'

type RoleOuvertProps = {
  ligne: LigneDroits
  lignes: readonly LigneDroits[]
  brouillon: Reglage
  edition: Edition
  onChange: (brouillon: Reglage) => void
  onCopier: (() => void) | null
  /** It is there no more. */
  onParti: () => void
}

/** One role: what it may do, where it stops, who has it. */
export function RoleOuvert({
  ligne,
  lignes,
  brouillon,
  edition: { refus, fautes },
  onChange,
  onCopier,
  onParti,
}: RoleOuvertProps) {
  const canUpdate = useDroit()({ domaine: 'roles', action: 'update' })
  const { roles: par, droits: choisis } = useCurrentUser()
  const supprimer = useSupprimer(ligne, onParti)
  const [isRenomme, setRenomme] = useState(false)
  const { role, nom, accord, porteurs } = ligne
  const propre = isRolePropre(role) && canUpdate
  const gestes = [
    ...(onCopier && role !== 'ServiceMedical'
      ? [{ label: textes.copier, onSelect: onCopier }]
      : []),
    ...(propre
      ? [
          { label: textes.renommer, onSelect: () => setRenomme(true) },
          { label: textes.supprimer, onSelect: supprimer },
        ]
      : []),
  ]
  return (
    <div className={css.ouvert}>
      <Card
        title={nom}
        className={css.plat}
        actions={
          gestes.length > 0 && (
            <ActionMenu
              trigger={
                <Button aria-label={textes.actions}>
                  <IconDots size={18} aria-hidden="true" />
                </Button>
              }
              items={gestes}
            />
          )
        }
      >
        <div className={css.tete}>
          <p className="note">{origine(ligne, lignes)}</p>
          {ligne.description && <p>{ligne.description}</p>}
          {refus && <p className="note">{refus}</p>}
        </div>
        {accord && (
          <div className={css.tete}>
            <AccordEnAttente accord={accord} libelleDe={libelleDe} dire={dire} />
          </div>
        )}
        <Matrice
          nom={nom}
          avant={reglageDeLigne(ligne)}
          brouillon={brouillon}
          fautes={fautes}
          qui={{ role, par, choisis }}
          isLecture={refus !== null}
          onChange={onChange}
        />
        <div className={css.tete}>
          <p className="note">{textes.porteeAide}</p>
          {porteurs.length > 0 && (
            <details>
              <summary>{textes.porteurs}</summary>
              <p>{porteurs.map((un) => un.nom).join(', ')}</p>
            </details>
          )}
          <p className="note">{textes.quiALesRoles}</p>
          <HistoireElement objet="droits" cible={role} titre={textes.histoire(nom)} />
        </div>
      </Card>
      {isRenomme && <RenommerRole ligne={ligne} onClose={() => setRenomme(false)} />}
    </div>
  )
}

/** « Créé le 14/10/2026 · copié de « Gestionnaire » · 4 personnes ». */
function origine({ creeLe, copieDe, personnes }: LigneDroits, lignes: readonly LigneDroits[]) {
  const modele = copieDe && lignes.find(({ role }) => role === copieDe)
  return [
    creeLe && textes.cree(formatDate(creeLe.slice(0, 10))),
    copieDe && textes.part(modele ? modele.nom : nomRole(copieDe)),
    personnes === 0 ? textes.nul : textes.personnes(personnes),
  ]
    .filter(Boolean)
    .join(' · ')
}

const libelleDe = (champ: string) => {
  const [genre, domaine] = champ.split('.') as [string, DomaineBackOffice]
  const nom = domainesBackOffice.includes(domaine) ? textes.domaines[domaine] : champ
  return genre === 'portees' ? textes.porteeDe(nom) : nom
}

const dire = (valeur: unknown): string => {
  if (Array.isArray(valeur))
    return valeur.map((action) => libellesAction[action as Action]).join(', ')
  return portees.includes(valeur as Portee) ? libellesPortee[valeur as Portee] : ''
}
