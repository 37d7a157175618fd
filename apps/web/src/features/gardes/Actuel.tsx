import type { LigneGestion } from '@espace-adherent/contract/gestion'
import type { ActuelGarde } from '@espace-adherent/contract/gestions'
import { formatAdresse } from '@espace-adherent/domain/adresse/format.ts'
import { formatDate } from '@espace-adherent/domain/calendrier'
import {
  type EtatGarde,
  libellesPartieGarde,
  type PartieGarde,
} from '@espace-adherent/domain/gardes'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Facts } from '@espace-adherent/ui/layout'
import { textes } from './textes.ts'

type Compte = { titulaire: string | null; iban: string | null }

function dire(partie: PartieGarde, valeur: unknown): string {
  if (partie === 'adresse')
    return formatAdresse(valeur as Parameters<typeof formatAdresse>[0]).join(', ')
  if (partie === 'dateNaissance' || partie === 'dateFin') return formatDate(String(valeur))
  if (partie !== 'compte') return String(valeur)
  const { titulaire, iban } = valeur as Compte
  return iban === null ? '' : textes.compte(titulaire ?? '', iban)
}

/** What stands here of what was changed, where it came from, and where the value before it is read. */
export function Actuel({ ligne }: { ligne: LigneGestion }) {
  const { demandeId, valeurs } = ligne.actuel as ActuelGarde
  const items = Object.entries(valeurs).flatMap(([nom, valeur]) => {
    const partie = nom as PartieGarde
    const value = dire(partie, valeur)
    return value === '' ? [] : [{ label: libellesPartieGarde[partie], value }]
  })
  return (
    <div className="stack gap-8">
      {items.length > 0 && <Facts items={items} />}
      <p className="note">{textes.fichier(ligne.etat as EtatGarde, demandeId !== null)}</p>
      {demandeId && (
        <div>
          <ButtonLink size="sm" href={`#/admin/demandes/${demandeId}`}>
            {textes.demande}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
