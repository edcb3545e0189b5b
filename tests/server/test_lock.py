"""The lock of a table: in order, to be had without waiting, lost by nobody, and never over a table that is not as it is stored."""

from __future__ import annotations

import asyncio

import pytest

from lysander.server.table.lock import Lock, TableLock


async def steps() -> None:
    """Lets every task run until it waits."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_it_is_handed_over_in_order_and_nobody_slips_in_between():
    async def work() -> list[int]:
        lock, came = Lock(), []

        async def come(number: int) -> None:
            async with lock:
                came.append(number)

        assert lock.try_acquire() and not lock.try_acquire()
        tasks = [asyncio.create_task(come(n)) for n in range(5)]
        await steps()
        assert came == []
        lock.release()
        assert not lock.try_acquire(), "it was handed to the first who waited"
        await asyncio.gather(*tasks)
        assert lock.try_acquire()
        return came

    assert asyncio.run(work()) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("handed", [False, True], ids=["while it waits", "when it was handed over"])
def test_a_task_that_is_cancelled_does_not_keep_it(handed):
    async def work() -> None:
        lock = Lock()
        lock.try_acquire()
        first, second = asyncio.create_task(lock.acquire()), asyncio.create_task(lock.acquire())
        await steps()
        if handed:
            lock.release()
        first.cancel()
        if not handed:
            lock.release()
        await steps()
        assert first.cancelled() and second.done() and lock.locked
        lock.release()
        assert not lock.locked

    asyncio.run(work())


def test_the_table_is_restored_for_everybody_who_waits_and_a_failure_gives_the_lock_back():
    async def work() -> list[str]:
        calls: list[str] = []

        class Table:
            async def restore(self) -> None:
                calls.append("restored")
                if len(calls) == 2:
                    raise OSError

        table = Table()
        lock = TableLock(table.restore)
        async with lock:
            pass
        with pytest.raises(OSError):
            await lock.acquire()
        assert not lock.locked
        async with lock:
            assert lock.locked
        return calls

    assert asyncio.run(work()) == ["restored"] * 3
