import { describe, expect, it } from 'vitest'
import type { LabelSettingFragment, ProductLabelFragment } from '#src/platform/graphql/documents.gen.ts'
import { chooseLabels } from './choose-labels.ts'

const label = (name: string, more: Partial<ProductLabelFragment> = {}): ProductLabelFragment => ({
  customer_group_ids: '0,1',
  image: null,
  label_id: 1,
  name,
  position: 'top-left',
  product_id: 7,
  size: '',
  style: '',
  txt: name,
  ...more,
})
const setting: LabelSettingFragment = {
  labels_alignment: 0,
  margin_between: 4,
  max_labels: 0,
  show_several_on_place: true,
}
const guest = { setting, isSignedIn: false }
const namesOf = (places: ReturnType<typeof chooseLabels>) =>
  places.map((place) => [place.vertical, place.horizontal, ...place.labels.map(({ name }) => name)])

describe('labels on a picture', () => {
  it('LABEL-03 are placed at the top, middle or bottom, and left, centre or right', () => {
    const places = ['top', 'middle', 'bottom'].flatMap((y) => ['left', 'center', 'right'].map((x) => `${y}-${x}`))
    const labels = places.toReversed().map((position) => label(position, { position }))
    expect(namesOf(chooseLabels(labels, guest))).toEqual(places.map((place) => [...place.split('-'), place]))
    expect(chooseLabels([label('nowhere', { position: 'beside' })], guest)).toEqual([])
  })

  it('LABEL-01 are limited to the configured maximum over all positions', () => {
    const labels = [label('a'), label('b', { position: 'bottom-right' }), label('c')]
    expect(namesOf(chooseLabels(labels, { ...guest, setting: { ...setting, max_labels: 2 } }))).toEqual([
      ['top', 'left', 'a'],
      ['bottom', 'right', 'b'],
    ])
    expect(chooseLabels(labels, guest).flatMap((place) => place.labels)).toHaveLength(3)
  })

  it('LABEL-01 share a position only if the setting allows it', () => {
    const labels = [label('a'), label('b')]
    expect(namesOf(chooseLabels(labels, guest))).toEqual([['top', 'left', 'a', 'b']])
    const alone = { ...guest, setting: { ...setting, show_several_on_place: false } }
    expect(namesOf(chooseLabels(labels, alone))).toEqual([['top', 'left', 'a']])
  })

  it('LABEL-05 are hidden from guests if they are only for customers', () => {
    const labels = [label('member', { customer_group_ids: '1,10' }), label('all', { customer_group_ids: null })]
    expect(namesOf(chooseLabels(labels, guest))).toEqual([['top', 'left', 'all']])
    expect(namesOf(chooseLabels(labels, { ...guest, isSignedIn: true }))).toEqual([['top', 'left', 'member', 'all']])
  })

  it('LABEL-07 can be filtered by whether they have a code to copy', () => {
    const labels = [label('plain'), label('code', { txt: 'Kod <span class="copyable">A1</span>' })]
    expect(namesOf(chooseLabels(labels, { ...guest, only: 'copyable' }))).toEqual([['top', 'left', 'code']])
    expect(namesOf(chooseLabels(labels, { ...guest, only: 'plain' }))).toEqual([['top', 'left', 'plain']])
  })
})
