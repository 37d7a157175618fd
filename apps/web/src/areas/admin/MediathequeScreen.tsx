import { Mediatheque } from '../../features/mediatheque/index.ts'

export default function MediathequeScreen() {
  return <Mediatheque />
}
