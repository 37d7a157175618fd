import { enumere } from '@espace-adherent/domain/texte'
import { Button } from '@espace-adherent/ui/actions'
import { Card, IconTile } from '@espace-adherent/ui/layout'
import { IconDownload, IconFileCertificate } from '@tabler/icons-react'
import { editionAsked, ouvrirDocument } from '../documents/index.ts'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** What certifies the rights of everybody who is covered, one touch away: while they run, or for the time they ran. */
export function Attestation() {
  const { etat, assures } = useContrats().courant
  if (etat !== 'valide' && etat !== 'resilie') return null
  return (
    <Card className={css.attestation}>
      <IconTile>
        <IconFileCertificate size={22} stroke={1.75} />
      </IconTile>
      <p className="fill">
        <strong>{textes.attestation}</strong>
        <span className="note block">{enumere(assures.map(({ prenom }) => prenom))}</span>
      </p>
      <Button
        size="sm"
        aria-label={textes.attestationPdf}
        icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() =>
          ouvrirDocument(editionAsked({ code: 'attestation', libelle: textes.attestation }))
        }
      >
        {textes.pdf}
      </Button>
    </Card>
  )
}
