import { Collapse, Group, NumberInput, Stack, Switch } from '@mantine/core';

/** How a production is made: null where only a project is wanted. */
export interface ProductionWish {
  /** Dollars; null without a cap of one's own. */
  budget: number | null;
  /** Whether a person approves the draft and the reviewed film before it goes on. */
  asks: boolean;
  exports: boolean;
}

const firstWish: ProductionWish = { budget: null, asks: true, exports: true };

interface ProductionFieldsProps {
  wish: ProductionWish | null;
  onChange: (wish: ProductionWish | null) => void;
}

/** One brief, one film: the phases follow each other by themselves, as far as the person lets them. */
export function ProductionFields({ wish, onChange }: ProductionFieldsProps) {
  const shown = wish ?? firstWish;
  return (
    <Stack gap="sm">
      <Switch
        name="production"
        label="Make the whole film from these notes"
        description="Plans, generates, reviews, mends and renders one after the other"
        checked={wish !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? firstWish : null)}
      />
      <Collapse expanded={wish !== null}>
        <Group align="flex-end" gap="lg">
          <NumberInput
            label="Budget"
            name="budget"
            prefix="$"
            min={0}
            decimalScale={2}
            w={160}
            placeholder="No cap of your own"
            value={shown.budget ?? ''}
            onChange={(value) => onChange({ ...shown, budget: value === '' ? null : Number(value) })}
          />
          <Stack gap={6}>
            <Switch
              label="Ask me before it goes on"
              checked={shown.asks}
              onChange={(event) => onChange({ ...shown, asks: event.currentTarget.checked })}
            />
            <Switch
              label="Render the file at the end"
              checked={shown.exports}
              onChange={(event) => onChange({ ...shown, exports: event.currentTarget.checked })}
            />
          </Stack>
        </Group>
      </Collapse>
    </Stack>
  );
}
