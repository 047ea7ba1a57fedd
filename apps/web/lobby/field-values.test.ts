import { choiceField, flagField, numberField, parseSettings } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { deckField } from '../../../kit/settings/decked-lots.testing.ts';
import { withFieldLabel, toSettings, defaultFieldValues } from './field-values.ts';

const form = {
  hand: numberField(1, 9, 7),
  first: choiceField(['number', 'ace'], 'number'),
  stack: flagField(false),
};

test('an unchanged form gives the default settings', () => {
  const settings = toSettings(form, defaultFieldValues(form));
  expect(parseSettings(form, settings)).toEqual({
    ok: true,
    value: { hand: 7, first: 'number', stack: false },
  });
});

test('field values are parsed by the type of the field', () => {
  const settings = toSettings(form, { hand: '3', first: 'ace', stack: true });
  expect(settings).toEqual({ hand: 3, first: 'ace', stack: true });
});

test('an invalid number is passed to the game, which refuses it', () => {
  const settings = toSettings(form, { ...defaultFieldValues(form), hand: 'many' });
  expect(parseSettings(form, settings)).toMatchObject({ ok: false, problem: [{ why: 'whole number' }] });
});

test('a reason names a field as the form does', () => {
  const words = { hand: { label: 'Cards in hand' } };
  const reason = { why: 'whole number', facts: { field: 'hand', min: 1, max: 9 } };
  expect(withFieldLabel(reason, words).facts).toEqual({ field: 'Cards in hand', min: 1, max: 9 });
  expect(withFieldLabel({ why: 'whole number', facts: { field: 'other' } }, words).facts).toEqual({
    field: 'other',
  });
  expect(withFieldLabel({ why: 'hand too large' }, words)).toEqual({ why: 'hand too large' });
});

test('an own file is sent by its content, and an empty field is not sent', () => {
  const files = { deck: deckField };
  expect(toSettings(files, defaultFieldValues(files))).toEqual({ deck: 'small' });
  expect(toSettings(files, { deck: 'large' })).toEqual({ deck: 'large' });
  expect(toSettings(files, { deck: { value: [1, 2] } })).toEqual({ deck: [1, 2] });
  expect(parseSettings(files, toSettings(files, { deck: {} }))).toMatchObject({ ok: false });
});
