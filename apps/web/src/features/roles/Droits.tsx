import type { LigneDroits } from '@espace-adherent/contract/roles'
import { libellesRole, type Reglage, rolesFournis } from '@espace-adherent/domain/roles'
import { Button } from '@espace-adherent/ui/actions'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useDroit } from '../../platform/session/current-user.ts'
import { cleBrouillon, useSaisieGardee } from '../gestion/index.ts'
import { AccesMedical } from './AccesMedical.tsx'
import css from './droits.module.css'
import { BarreRole, useEdition } from './Edition.tsx'
import { reglageDeLigne } from './effets.ts'
import { NouveauRole } from './FicheRole.tsx'
import { Portees } from './Portees.tsx'
import { droitsQuery } from './queries.ts'
import { RoleOuvert } from './RoleOuvert.tsx'
import { textes } from './textes.ts'
import { Verifier } from './Verifier.tsx'

const ADRESSE = '/admin/roles'

/** Who may do what: the roles, one of them open, and what it comes to for somebody. */
export function Droits({ search }: ScreenProps) {
  const query = useQuery(droitsQuery)
  return (
    <>
      <ScreenTitle lead={textes.lead}>{textes.titre}</ScreenTitle>
      <Lecture query={query} attente={['20rem']} isSeul>
        {(lignes) => <Ecran lignes={lignes} voulu={search.get('role')} />}
      </Lecture>
    </>
  )
}

type EcranProps = { lignes: readonly LigneDroits[]; voulu: string | null }

function Ecran({ lignes, voulu }: EcranProps) {
  const peut = useDroit()
  /** What is not saved yet of each: looking at another role loses nothing. */
  const [brouillons, setBrouillons] = useSaisieGardee<Readonly<Record<string, Reglage>>>(
    cleBrouillon('roles', null),
    {},
  )
  const [copieDe, setCopieDe] = useState<LigneDroits['role'] | null>(null)
  const propres = lignes.filter(({ creeLe }) => creeLe !== null)
  // Those that come with the portal are always there.
  const ligne = (lignes.find(({ role }) => role === voulu) ??
    propres[0] ??
    lignes[0]) as LigneDroits
  const ouvrir = (role: string) => navigate(`${ADRESSE}?role=${role}`)
  const canCreate = peut({ domaine: 'roles', action: 'create' })
  const brouillon = brouillons[ligne.role] ?? reglageDeLigne(ligne)
  const oublier = () => {
    const { [ligne.role]: _, ...autres } = brouillons
    setBrouillons(autres)
  }
  const edition = useEdition(ligne, brouillon, oublier)
  const changer = (suivant: Reglage) => setBrouillons({ ...brouillons, [ligne.role]: suivant })
  const groupe = (titre: string, ceux: readonly LigneDroits[], vide?: string) => (
    // Of no name: one that a role bears too would be two landmarks of the same name.
    <section>
      <h2>{titre}</h2>
      {ceux.length === 0 && <p className="note">{vide}</p>}
      <ul>
        {ceux.map(({ role, nom, personnes }) => (
          <li key={role}>
            <button
              type="button"
              aria-current={role === ligne.role || undefined}
              onClick={() => ouvrir(role)}
            >
              <span>{nom}</span>
              <span className="tabular" title={textes.personnes(personnes)}>
                {personnes}
                <span className="visually-hidden"> {textes.personnes(personnes)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
  const fournis = lignes.filter(({ role }) => (rolesFournis as readonly string[]).includes(role))
  return (
    <>
      <div className={css.ecran}>
        <nav className={css.roles} aria-label={textes.roles}>
          {groupe(
            libellesRole.admin_digital,
            fournis.filter(({ role }) => role === 'Admin'),
          )}
          {groupe(
            libellesRole.autres_admins,
            fournis.filter(({ role }) => role !== 'Admin'),
          )}
          {groupe(textes.vosRoles, propres, textes.aucun)}
          {canCreate && (
            <>
              <Button
                block
                icon={<IconPlus size={18} aria-hidden="true" />}
                onClick={() => setCopieDe('BackEndUser')}
              >
                {textes.nouveau}
              </Button>
              <p className="note">{textes.nouveauAide}</p>
            </>
          )}
        </nav>
        <RoleOuvert
          key={ligne.role}
          ligne={ligne}
          lignes={lignes}
          brouillon={brouillon}
          edition={edition}
          onChange={changer}
          onCopier={canCreate ? () => setCopieDe(ligne.role) : null}
          onParti={() => navigate(ADRESSE)}
        />
        <div className={css.cote}>
          <AccesMedical />
          {peut({ domaine: 'utilisateurs', action: 'read' }) && (
            <Verifier ligne={ligne} brouillon={brouillon} />
          )}
        </div>
      </div>
      <Portees />
      <BarreRole ligne={ligne} brouillon={brouillon} edition={edition} onAnnuler={oublier} />
      {copieDe !== null && (
        <NouveauRole
          lignes={lignes}
          copieDe={copieDe}
          onClose={() => setCopieDe(null)}
          onCree={(role) => {
            setCopieDe(null)
            ouvrir(role)
          }}
        />
      )}
    </>
  )
}
