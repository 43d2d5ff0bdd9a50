"""The compiler: `@kernel`, and what it is made of.

Numba optimises every function it compiles, with all that it calls, and writes a wrapper for Python around it; of a
game's two hundred kernels Python calls some twenty. A kernel is therefore compiled twice at most: as a *part* of
others, typed but left as it was written, and as an *entry* for Python, which takes in all parts it needs, optimises
them as one piece (so that what has one caller disappears into it) and is kept on disk. That halves the time of a first
start, and the rules run a quarter faster.
"""

# mypy: disable-error-code="no-untyped-call"

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numba
from llvmlite.binding import Linkage
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

from paravent.engine import cache

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]
NJIT: Any = numba.njit
UNLITERAL: Any = types.unliteral


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a function at its first call, without the interpreter lock, and keeps the result on disk."""
    return Kernel(function) if COMPILED else function


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is written out wherever others call it: for the few that are called most and do least."""
    return Kernel(function, inlined=True) if COMPILED else function


class Kernel(Generic[P, R]):
    """A compiled function: an entry where Python calls it, a part where another kernel does."""

    def __init__(self, function: Callable[P, R], *, inlined: bool = False) -> None:
        update_wrapper(self, function)
        self.function = function
        self.entry: Any = None
        part = NJIT(
            nogil=True,
            forceinline=inlined,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            pipeline_class=PartCompiler,
        )
        self.part = widened(part(function))
        self._numba_type_ = types.Dispatcher(self.part)  # what Numba takes this object for in other kernels

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> R:
        if self.entry is None:
            self.entry = self.new_entry()
        return cast("R", self.entry(*arguments, **named))

    def new_entry(self) -> Any:
        """Numba's function for Python, kept in its game's folder."""
        folder = cache.folder(cache.part_of(self.function.__module__))
        numba.config.CACHE_DIR = str(folder or "")  # type: ignore[attr-defined]
        return NJIT(cache=folder is not None, nogil=True, no_cfunc_wrapper=True, pipeline_class=EntryCompiler)(
            self.function
        )


def widened(compiled: Any) -> Any:
    """Makes kernels that call this one hand it every whole number as 64 bits.

    Otherwise Numba compiles it once more for each width, literal and enumeration it is called with: twice the time of a
    first start.
    """
    template = compiled.get_call_template

    def get_call_template(arguments: Any, named: Any) -> Any:
        return template(tuple(map(wide, arguments)), {name: wide(argument) for name, argument in named.items()})

    compiled.get_call_template = get_call_template
    return compiled


def wide(argument: Any) -> Any:
    """The type under which an argument is handed on."""
    plain = UNLITERAL(argument)
    return types.int64 if isinstance(plain, types.Integer | types.IntEnumMember) else plain


class PartLibrary(JITCodeLibrary):
    """The code of a part: neither linked nor optimised nor made machine code by itself."""

    def finalize(self) -> None:
        self._finalized = True


class EntryLibrary(JITCodeLibrary):
    """The code of an entry with that of all parts it needs."""

    def add_linking_library(self, library: Any) -> None:
        """Takes in what is called, and what that calls."""
        if library in self._linking_libraries:
            return
        super().add_linking_library(library)
        if isinstance(library, PartLibrary):
            for called in library._linking_libraries:
                self.add_linking_library(called)

    def _optimize_final_module(self) -> None:
        """Nobody else calls the parts of this copy: they may be taken apart, or left out."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """Writes a part's code."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        handle = object().__reduce__  # Numba tells compiled functions apart by a built-in one of each; never called
        state.targetctx.insert_user_function(handle, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=handle)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):
    """Writes an entry's code and compiles it."""

    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class KernelCompiler(CompilerBase):
    """Numba's own steps, with a lowering of ours."""

    lowering: type[NativeLowering]

    def define_pipelines(self) -> list[Any]:
        pipeline: Any = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [
            (self.lowering if step is NativeLowering else step, meaning) for step, meaning in pipeline.passes
        ]
        pipeline.finalize()
        return [pipeline]


class PartCompiler(KernelCompiler):
    lowering = PartLowering


class EntryCompiler(KernelCompiler):
    lowering = EntryLowering
