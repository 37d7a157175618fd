import { type Dossier, piecesResource } from '@espace-adherent/contract/demandes'
import { formatPoids } from '@espace-adherent/domain/fichiers'
import { Button } from '@espace-adherent/ui/actions'
import { IconTile } from '@espace-adherent/ui/layout'
import { IconEye, IconFileText } from '@tabler/icons-react'
import { ouvrirDocument } from '../documents/index.ts'
import css from './dossier.module.css'
import { jourDe } from './instants.ts'
import { SousTitre } from './SousTitre.tsx'
import { textes } from './textes.ts'

/** The documents that we have of this request: whoever sent them sees them again. */
export function PiecesEnvoyees({ pieces }: Pick<Dossier, 'pieces'>) {
  if (pieces.length === 0) return null
  return (
    <section>
      <SousTitre>{textes.pieces}</SousTitre>
      <ul className={css.pieces}>
        {pieces.map(({ remoteFileName, nom, libelle, taille, le, isMedicale, isLisible }) => (
          <li key={remoteFileName}>
            <IconTile>
              <IconFileText size={22} stroke={1.75} />
            </IconTile>
            <span className="anywhere fill">
              <strong>{nom}</strong>
              <span className="note block">
                {libelle} · {textes.pieceEnvoyee(jourDe(le), formatPoids(taille))}
              </span>
              {isMedicale && <span className="note block">{textes.pieceMedicale}</span>}
            </span>
            {isLisible && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={textes.voirPiece(nom)}
                title={textes.voirPiece(nom)}
                icon={<IconEye size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() =>
                  ouvrirDocument({
                    resource: piecesResource,
                    verb: 'visionneuse',
                    params: { id: remoteFileName },
                    titre: nom,
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
