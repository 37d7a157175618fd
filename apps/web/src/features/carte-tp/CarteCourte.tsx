import { carteTpAddress } from '@espace-adherent/contract/addresses'
import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { etatCarte, resumeAssures } from '@espace-adherent/domain/carte-tp'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconDownload, IconId } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDownload } from '../../platform/query/download.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './carte-courte.module.css'
import { carteQuery } from './queries.ts'
import { textes } from './textes.ts'

/** The card in short, one touch away; nothing at all for a contract that has none. Its place is kept until it is known. */
export function CarteCourte() {
  const { userName } = useCurrentUser()
  const { numeroContratIndividuel } = useContrats().courant
  const { data, isPending } = useQuery(carteQuery(userName, numeroContratIndividuel))
  const { print, isPrinting } = useDownload(carteTpAddress)
  const liens = useLiens()
  const carte = data?.carte
  if (!carte && !isPending) return null
  return (
    <Card
      variant="panel"
      title={textes.titre}
      actions={<IconId size={26} stroke={1.75} aria-hidden="true" />}
    >
      <p className={css.resume}>{carte ? resumeAssures(carte.assures) : '\u00a0'}</p>
      <p className={css.resumeValidite}>{carte ? validiteDe(carte) : '\u00a0'}</p>
      <div className="cluster gap-12 mt-20">
        <ButtonLink size="sm" href={liens.carteTiersPayant()} aria-label={textes.afficherCarte}>
          {textes.afficher}
        </ButtonLink>
        <Button
          size="sm"
          className={css.surPanneau}
          busy={isPrinting}
          aria-label={textes.ouvrirPdf}
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => print()}
        >
          {textes.pdf}
        </Button>
      </div>
    </Card>
  )
}

const validiteDe = (carte: CarteTp) =>
  ({
    valable: textes.jusquau(formatDate(carte.dateFin)),
    aVenir: textes.aPartirDu(formatDate(carte.dateDebut)),
    expiree: textes.expiree(formatDate(carte.dateFin)),
  })[etatCarte(carte, dateAParis(new Date()))]
