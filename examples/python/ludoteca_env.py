"""A client of `ludoteca env`: many matches of a game, stepped together.

It needs nothing but Python 3.9. With numpy installed, arrays are numpy arrays; without it, they are `array.array`s.
Run it as a program to see random play: python3 ludoteca_env.py uno --batch 256 --steps 1000
"""

import argparse
import array
import json
import random
import struct
import subprocess
import sys
import time

try:
    import numpy
except ImportError:
    numpy = None

_HELLO, _STATE, _ERROR = 0, 1, 2
_STEP, _RESET = 1, 2


class EnvError(Exception):
    """A request that the program has refused; no match has changed."""


def _read_array(code, data, offset, count):
    end = offset + 4 * count
    if numpy is not None:
        dtype = "<i4" if code == "i" else "<f4"
        return numpy.frombuffer(data, dtype, count, offset), end
    values = array.array(code)
    values.frombytes(data[offset:end])
    if sys.byteorder == "big":
        values.byteswap()
    return values, end


class LudotecaEnv:
    """A batch of matches. Every match that ends begins anew with its next step.

    After each step, for match i of the batch:
      agent_selection[i]  the seat that is asked
      terminations[i]     1 if the step ended a match; its rewards are in `rewards`
      rewards             returns of the ended match by seat, at i * num_agents
      observations        the observation of the asked seat, at i * observation_length
      legal_counts[i]     how many options the seat has
      legal               their action numbers one match after another (games with action numbers)
      options             their rows of option_length numbers (games without)
    """

    def __init__(self, game, batch=1, seats=None, seed=0, settings=None, command=("npx", "ludoteca")):
        words = [*command, "env", game, "--batch", str(batch), "--seed", str(seed)]
        if seats is not None:
            words += ["--seats", str(seats)]
        for key, value in (settings or {}).items():
            words += ["--set", f"{key}={value}"]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.metadata = json.loads(self._read_frame(_HELLO))
        self.batch = self.metadata["batch"]
        self.num_agents = self.metadata["playing"]
        self.possible_agents = list(range(self.num_agents))
        self.observation_length = len(self.metadata["observationFields"])
        self.action_count = len(self.metadata["actions"])
        self.option_length = len(self.metadata["optionFields"])
        self._read_state()

    def step(self, choices):
        """Answers in every match: with action numbers or, in games without them, with indexes of options."""
        if numpy is not None:
            content = numpy.asarray(choices, "<i4").tobytes()
        else:
            content = struct.pack(f"<{len(choices)}i", *choices)
        self._request(_STEP, content)

    def reset(self, seed=0):
        """Begins all matches again."""
        self._request(_RESET, str(seed).encode())

    def legal_slices(self):
        """The range of each match within `legal`, or within the rows of `options`."""
        start = 0
        for count in self.legal_counts:
            yield start, start + int(count)
            start += int(count)

    def action_mask(self, i):
        """A 1 at every legal action number of match i."""
        start, end = list(self.legal_slices())[i]
        mask = bytearray(self.action_count)
        for action in self.legal[start:end]:
            mask[int(action)] = 1
        return mask

    def close(self):
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.stdout.close()
        return self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _request(self, kind, content):
        self._process.stdin.write(struct.pack("<II", 4 + len(content), kind) + content)
        self._process.stdin.flush()
        self._read_state()

    def _read_frame(self, expected):
        head = self._read_exactly(8)
        length, kind = struct.unpack("<II", head)
        content = self._read_exactly(length - 4)
        if kind == _ERROR:
            raise EnvError(json.loads(content)["error"])
        if kind != expected:
            raise EnvError(f"unexpected frame {kind}")
        return content

    def _read_exactly(self, count):
        data = self._process.stdout.read(count)
        if len(data) != count:
            raise EnvError(f"the program has ended, exit code {self._process.wait()}")
        return data

    def _read_state(self):
        data = self._read_frame(_STATE)
        batch, offset = self.batch, 0
        self.agent_selection, offset = _read_array("i", data, offset, batch)
        self.terminations, offset = _read_array("i", data, offset, batch)
        self.legal_counts, offset = _read_array("i", data, offset, batch)
        self.rewards, offset = _read_array("f", data, offset, batch * self.num_agents)
        self.observations, offset = _read_array("f", data, offset, batch * self.observation_length)
        rest = (len(data) - offset) // 4
        if self.action_count > 0:
            self.legal, _ = _read_array("i", data, offset, rest)
        else:
            self.options, _ = _read_array("f", data, offset, rest)


def choose_randomly(env):
    """A choice for every match: random among its options."""
    if numpy is not None:
        starts = numpy.cumsum(env.legal_counts) - env.legal_counts
        picks = (numpy.random.random(env.batch) * env.legal_counts).astype("<i4")
        return env.legal[starts + picks] if env.action_count > 0 else picks
    picks = [random.randrange(count) for count in env.legal_counts]
    if env.action_count == 0:
        return picks
    return [env.legal[start + pick] for (start, _), pick in zip(env.legal_slices(), picks)]


def main():
    parser = argparse.ArgumentParser(description="Plays random matches and prints the speed.")
    parser.add_argument("game")
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--command", nargs="+", default=["npx", "ludoteca"])
    words = parser.parse_args()
    with LudotecaEnv(words.game, words.batch, command=words.command) as env:
        ended = 0
        started = time.perf_counter()
        for _ in range(words.steps):
            env.step(choose_randomly(env))
            ended += int(sum(env.terminations))
        seconds = time.perf_counter() - started
    rate = words.steps * words.batch / seconds
    print(f"{words.game}: {ended} matches ended, {rate:.0f} steps per second")


if __name__ == "__main__":
    main()
