import { portefeuilleAddress } from '@espace-adherent/contract/addresses'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { IconDeviceMobilePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSaveFile } from '../../platform/query/file.ts'
import { listQuery } from '../../platform/query/list.ts'
import { plateformeMobile } from '../portail/index.ts'
import { textes } from './textes.ts'

const icone = <IconDeviceMobilePlus size={20} stroke={1.75} aria-hidden="true" />

const fichierApple = {
  resource: portefeuilleAddress,
  verb: 'visionneuse',
  params: { id: 'apple' },
  titre: 'carte-tp.pkpass',
} as const

/** The wallets that the insurer has set up, but for the one that this phone does not have. */
export function Portefeuilles() {
  const query = listQuery(portefeuilleAddress)
  // Without an answer the card is there all the same, with its PDF.
  const { data } = useQuery({ ...query, meta: { ...query.meta, silent: true } })
  const { saveFile, isSaving } = useSaveFile()
  const autre = { android: 'apple', ios: 'google', null: null }[
    `${plateformeMobile(navigator.userAgent)}`
  ]
  return data?.rows.map(({ cle, lien }) =>
    cle === autre ? null : lien === null ? (
      <Button
        key={cle}
        icon={icone}
        busy={isSaving(fichierApple)}
        onClick={() => saveFile(fichierApple)}
      >
        {textes.portefeuilles[cle]}
      </Button>
    ) : (
      <ButtonLink key={cle} href={lien} icon={icone} target="_blank" rel="noreferrer">
        {textes.portefeuilles[cle]}
      </ButtonLink>
    ),
  )
}
